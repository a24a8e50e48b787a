import { beforeEach, describe, expect, test } from 'vitest';
import { verifyExport } from '../../engine/match/verify.ts';
import { withTable } from '../support/dynamo.ts';
import {
  accepted,
  aki,
  ben,
  newMoveId,
  playTictactoe,
  refusedWith,
  registry,
  servicesOn,
  startTictactoe,
  text,
  typed,
} from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);
const step = (matchId: string, expectedVersion: number) => ({ matchId, moveId: newMoveId(), expectedVersion });

beforeEach(() => table.line.reset());

describe('undo', () => {
  test('takes the state back, as a new version', async () => {
    const { match, version } = await playTictactoe(services());
    const given = typed({ type: 'mark', cell: 'a1' });
    const marked = accepted(await services().act(aki, { ...step(match.id, version), given }));
    expect(marked.match.undoOffered).toBe(true);
    const undone = accepted(await services().undo(aki, step(match.id, version + 1)));
    expect(undone.version).toBe(version + 2);
    expect(undone.match.view()).toEqual(match.view());
    expect(undone.match.undoOffered).toBe(false);
    expect(undone.match.decisions[0]?.id).not.toBe(match.decisions[0]?.id);
  });

  test('is not offered after a draw', async () => {
    const { match, version } = await playTictactoe(services());
    const given = typed({ type: 'toss' });
    const tossed = accepted(await services().act(aki, { ...step(match.id, version), given }));
    expect(tossed.match.undoOffered).toBe(false);
    refusedWith(await services().undo(aki, step(match.id, version + 1)), 'UNDO_NOT_OFFERED');
  });

  test('of another’s act is refused', async () => {
    const { match, version } = await playTictactoe(services());
    accepted(await services().act(aki, { ...step(match.id, version), given: text('mark a1') }));
    expect((await services().lookMatch(ben, match.id))?.undoOffered).toBe(false);
    refusedWith(await services().undo(ben, step(match.id, version + 1)), 'UNDO_NOT_OFFERED');
  });
});

describe('preview', () => {
  test('shows what would be, and leaves what is', async () => {
    const { match, version } = await playTictactoe(services());
    table.line.reset();
    const answer = await services().preview(aki, { matchId: match.id, given: text('mark b2; confirm') });
    expect(answer).toMatchObject({ ok: true, version, applied: 2, view: { turn: 1 } });
    expect([...table.line.counts]).toEqual([['Query', 1]]);
  });

  test('stops before a draw', async () => {
    const { match } = await playTictactoe(services());
    const answer = await services().preview(aki, { matchId: match.id, given: text('toss; confirm') });
    expect(answer).toMatchObject({ ok: true, applied: 0, stoppedAt: { index: 0, reason: 'draw' } });
  });

  test('is refused as the act would be', async () => {
    const { match, version } = await playTictactoe(services());
    const ask = (who: typeof aki, line: string) => services().preview(who, { matchId: match.id, given: text(line) });
    expect(refusedWith(await ask(aki, 'confirm'), 'turn.notMarked').version).toBe(version);
    refusedWith(await ask(ben, 'mark a1'), 'NOT_YOUR_DECISION');
    refusedWith(await services().preview(aki, { matchId: 'none', given: text('toss') }), 'NOT_FOUND');
  });
});

describe('ways to end', () => {
  test('all agree', async () => {
    const { match, version } = await playTictactoe(services());
    const agreed = accepted(await services().agreeEnd(aki, step(match.id, version)));
    expect(agreed.match.seats.map((seat) => seat.agreedToEnd)).toEqual([true, false]);
    expect(accepted(await services().agreeEnd(ben, step(match.id, version + 1))).match.phase).toBe('over');
  });

  test('one resigns', async () => {
    const { match, version } = await playTictactoe(services());
    const { match: over } = accepted(await services().resign(aki, step(match.id, version)));
    expect(over).toMatchObject({ phase: 'over', seats: [{ resigned: true }, { resigned: false }] });
    expect(over.outcome?.placings).toMatchObject([
      { seat: 0, place: 2 },
      { seat: 1, place: 1 },
    ]);
    refusedWith(await services().act(ben, { ...step(match.id, version + 1), given: text('toss') }), 'MATCH_OVER');
  });
});

describe('the export', () => {
  test('of a finished match is verified by anyone', async () => {
    const { match, version } = await playTictactoe(services());
    accepted(await services().act(aki, { ...step(match.id, version), given: typed({ type: 'toss' }) }));
    accepted(await services().resign(ben, step(match.id, version + 1)));
    const answer = await services().exportMatch(match.id);
    const exported = answer.ok ? answer.exported : expect.unreachable();
    expect(exported.versions.map(({ n }) => n)).toEqual(Array.from({ length: version + 2 }, (_, at) => at + 1));
    expect(verifyExport(registry, JSON.parse(JSON.stringify(exported)))).toMatchObject({ ok: true, problems: [] });
    expect((await services().lookMatch(undefined, match.id))?.secret).toBe(exported.secret);
  });

  test('of a running match is refused', async () => {
    const { match, version } = await startTictactoe(services());
    expect(refusedWith(await services().exportMatch(match.id), 'MATCH_NOT_OVER').version).toBe(version);
    refusedWith(await services().exportMatch('none'), 'NOT_FOUND');
  });
});

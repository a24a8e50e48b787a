import { beforeEach, describe, expect, test } from 'vitest';
import { tictactoe } from '../games/tictactoe.ts';
import { withTable } from '../support/dynamo.ts';
import {
  accepted,
  aki,
  ben,
  chiyo,
  createTictactoe,
  newMoveId,
  playTictactoe,
  refusedWith,
  servicesOn,
  text,
  typed,
} from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);
const mark = (cell: string) => typed({ type: 'mark', cell });

beforeEach(() => table.line.reset());

/** A step at a version. */
const at = (matchId: string, expectedVersion: number) => ({ matchId, moveId: newMoveId(), expectedVersion });

test('an accepted act is the next version, seen by who acted', async () => {
  const { match, version } = await playTictactoe(services());
  const answer = accepted(await services().act(aki, { ...at(match.id, version), given: mark('b2') }));
  expect(answer.version).toBe(version + 1);
  expect(answer.match).toMatchObject({ version: version + 1, phase: 'playing', yourSeat: 0 });
  expect(answer.match.view()).toMatchObject({ marked: 4 });
});

test('costs one read and one write, at any length of the match', async () => {
  const { match, version } = await playTictactoe(services());
  for (const [step, given] of [mark('b2'), typed({ type: 'confirm' })].entries()) {
    table.line.reset();
    accepted(await services().act(aki, { ...at(match.id, version + step), given }));
    expect([...table.line.counts].sort()).toEqual([
      ['PutItem', 1],
      ['Query', 1],
    ]);
  }
});

describe('a list', () => {
  test('is applied whole', async () => {
    const { match, version } = await playTictactoe(services());
    const given = typed({ type: 'mark', cell: 'a1' }, { type: 'confirm' });
    expect(accepted(await services().act(aki, { ...at(match.id, version), given })).version).toBe(version + 1);
  });

  test('or not at all', async () => {
    const { match, version } = await playTictactoe(services());
    const given = typed({ type: 'mark', cell: 'a1' }, { type: 'mark', cell: 'a2' });
    const answer = refusedWith(await services().act(aki, { ...at(match.id, version), given }), 'turn.marked');
    expect(answer).toMatchObject({ facts: { index: 1 }, version });
    expect((await table.store.newest(match.id))?.n).toBe(version);
  });

  test('may draw only at its end', async () => {
    const { match, version } = await playTictactoe(services());
    const given = typed({ type: 'toss' }, { type: 'confirm' });
    refusedWith(await services().act(aki, { ...at(match.id, version), given }), 'MUST_BE_LAST');
  });
});

test('a rule that breaks off half-way leaves nothing behind, and the act can be sent again', async () => {
  const { match, version } = await playTictactoe(services());
  const breaking: typeof tictactoe = {
    ...tictactoe,
    apply(...given) {
      tictactoe.apply(...given);
      throw new Error('after its effects');
    },
  };
  const given = mark('a1');
  const step = { ...at(match.id, version), given };
  const broken = servicesOn(table.store, { registry: { tictactoe: breaking } });
  await expect(broken.act(aki, step)).rejects.toThrow('after its effects');
  expect((await table.store.newest(match.id))?.n).toBe(version);
  expect(accepted(await services().act(aki, step)).version).toBe(version + 1);
});

describe('a stale version', () => {
  test('is refused with the match as it is now', async () => {
    const { match, version } = await playTictactoe(services());
    accepted(await services().act(aki, { ...at(match.id, version), given: mark('a1') }));
    const stale = await services().act(aki, { ...at(match.id, version), given: typed({ type: 'confirm' }) });
    const answer = refusedWith(stale, 'STALE_VERSION');
    expect(answer).toMatchObject({ facts: { expected: version, current: version + 1 }, version: version + 1 });
    expect(answer.match?.version).toBe(version + 1);
    expect(answer.match?.view()).toMatchObject({ marked: 0 });
  });

  // The same intent with a new moveId and an old version must not be played twice.
  test('is never played a second time', async () => {
    const { match, version } = await playTictactoe(services());
    const toss = () => services().act(aki, { ...at(match.id, version), given: typed({ type: 'toss' }) });
    const answers = await Promise.all(Array.from({ length: 10 }, toss));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'STALE_VERSION')).toHaveLength(9);
    expect((await table.store.newest(match.id))?.n).toBe(version + 1);
  });

  test('of the future is refused, too', async () => {
    const { match, version } = await playTictactoe(services());
    refusedWith(await services().act(aki, { ...at(match.id, version + 1), given: mark('a1') }), 'STALE_VERSION');
  });
});

describe('as text', () => {
  test('it is the same as typed: also for its receipt', async () => {
    const { match, version } = await playTictactoe(services());
    const step = at(match.id, version);
    const first = accepted(await services().act(aki, { ...step, given: text('mark a1; confirm') }));
    const again = await services().act(aki, {
      ...step,
      given: typed({ type: 'mark', cell: 'a1' }, { type: 'confirm' }),
    });
    expect(accepted(again).version).toBe(first.version);
  });

  test('what cannot be read is told by its line', async () => {
    const { match, version } = await playTictactoe(services());
    const given = text('mark a1', 'dance');
    const answer = await services().act(aki, { ...at(match.id, version), given });
    expect(answer).toMatchObject({ ok: false, facts: { line: 1 } });
  });
});

describe('refused, with nothing written', () => {
  test.each([
    ['NOT_YOUR_DECISION', ben, mark('a1')],
    ['NOT_SEATED', chiyo, mark('a1')],
    ['action.unknown', aki, typed({ type: 'dance' })],
    ['action.malformed', aki, typed({ type: 'mark', cell: 'z99' })],
    ['input.game', aki, { kind: 'typed', game: 'chess', actions: [{ type: 'mark' }] }],
  ] as const)('%s', async (code, who, given) => {
    const { match, version } = await playTictactoe(services());
    refusedWith(await services().act(who, { ...at(match.id, version), given }), code);
    expect((await table.store.newest(match.id))?.n).toBe(version);
  });

  test('NOT_STARTED', async () => {
    const { match } = await createTictactoe(services());
    refusedWith(await services().act(aki, { ...at(match.id, 1), given: mark('a1') }), 'NOT_STARTED');
  });

  test.each(['0'.repeat(26), 'no match', '../etc'])('NOT_FOUND: %s', async (matchId) => {
    refusedWith(await services().act(aki, { ...at(matchId, 1), given: mark('a1') }), 'NOT_FOUND');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import {
  getUp,
  hear,
  newMessageId,
  openTable,
  posted,
  read,
  refusedAs,
  say,
  talkingOn,
  textsFor,
} from '../../support/chat.ts';
import { withTable } from '../../support/dynamo.ts';
import {
  accepted,
  aki,
  ben,
  chiyo,
  createEmpty,
  newMoveId,
  person,
  playTictactoe,
  refusedWith,
  typed,
} from '../../support/service.ts';

const table = withTable();
const services = () => talkingOn(table);

beforeEach(() => table.line.reset());

test('what is said is heard by all, in order, with who said it and when', async () => {
  const at = new Date('2026-11-30T09:30:00.000Z');
  const clocked = talkingOn(table, { now: () => at });
  const matchId = await openTable(clocked);
  posted(await say(clocked, aki, matchId, 'Who buys tuna?'));
  posted(await say(clocked, ben, matchId, 'Not me, ask @2.'));
  expect(await hear(clocked, chiyo, matchId)).toEqual([
    {
      ...{ n: 1, at: at.toISOString(), by: { seat: 0, name: 'Aki' } },
      ...{ isYou: false, text: 'Who buys tuna?', mentions: [] },
    },
    {
      ...{ n: 2, at: at.toISOString(), by: { seat: 1, name: 'Ben' } },
      ...{ isYou: false, text: 'Not me, ask @2.', mentions: [2] },
    },
  ]);
  expect((await hear(clocked, ben, matchId)).map(({ isYou }) => isYou)).toEqual([false, true]);
});

test('time never goes backwards, even where a clock does', async () => {
  const times = [30, 10, 40].map((minute) => new Date(`2026-11-30T09:${minute}:00.000Z`));
  const matchId = await openTable(services());
  for (const now of times) posted(await say(talkingOn(table, { now: () => now }), aki, matchId, 'tick'));
  const minutes = (await hear(services(), aki, matchId)).map(({ at }) => at.slice(14, 16));
  expect(minutes).toEqual(['30', '30', '40']);
});

describe('the match is not touched', () => {
  test('its versions are the same to the last byte, and so is the view', async () => {
    const { match } = await playTictactoe(services());
    const versions = async () => [
      await table.store.newest(match.id),
      ...(await table.store.since(match.id, 0, 100)),
      (await services().lookMatch(aki, match.id))?.viewHash(),
    ];
    const before = await versions();
    for (const who of [aki, ben]) posted(await say(services(), who, match.id, 'well, well'));
    posted(await services().muteSeat(aki, { matchId: match.id, messageId: newMessageId(), seat: 1, muted: true }));
    expect(await versions()).toEqual(before);
  });

  test('moves and messages at the same time do not conflict', async () => {
    const { match, version } = await playTictactoe(services());
    for (const [turn, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) {
      const [mover, other] = turn % 2 === 0 ? [aki, ben] : [ben, aki];
      const given = typed({ type: 'mark', cell }, { type: 'confirm' });
      const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: version + turn, given };
      const [moved, ...said] = await Promise.all([
        services().act(mover, input),
        say(services(), other, match.id, `after ${cell}`),
        say(services(), mover, match.id, `with ${cell}`),
      ]);
      expect(accepted(moved).version).toBe(version + turn + 1);
      said.map(posted);
    }
    expect(await hear(services(), aki, match.id)).toHaveLength(10);
  });

  test('its export has no byte of what was said', async () => {
    const matchId = await openTable(services(), { privateTalk: true });
    posted(await say(services(), aki, matchId, 'canary-for-all'));
    posted(await say(services(), aki, matchId, 'canary-for-ben', { to: 1 }));
    const step = (expectedVersion: number) => ({ matchId, moveId: newMoveId(), expectedVersion });
    let { version } = accepted(await services().startMatch(aki, step(3)));
    for (const who of [aki, ben]) version = accepted(await services().resign(who, step(version))).version;
    const text = JSON.stringify([
      await services().exportMatch(matchId),
      await services().readEvents(undefined, { matchId, after: 0, limit: 100 }),
      (await services().lookMatch(ben, matchId))?.view(),
    ]);
    expect(text).toContain('"placings"');
    expect(text).not.toContain('canary');
  });
});

describe('who may write', () => {
  test('an organizer who does not sit there, under their name alone', async () => {
    const { match } = await createEmpty(services());
    expect(posted(await say(services(), aki, match.id, 'come in')).by).toEqual({ name: 'Aki' });
  });

  test('who has resigned, and everyone when the match is over', async () => {
    const { match } = await playTictactoe(services());
    const step = { matchId: match.id, moveId: newMoveId(), expectedVersion: match.version };
    expect(accepted(await services().resign(ben, step)).match.phase).toBe('over');
    for (const who of [aki, ben]) posted(await say(services(), who, match.id, 'good game'));
  });

  test('not a spectator, and not who has got up', async () => {
    const matchId = await openTable(services());
    refusedAs(await say(services(), person(3), matchId, 'psst'), 'NOT_SEATED');
    await getUp(services(), ben, matchId);
    refusedAs(await say(services(), ben, matchId, 'bye'), 'NOT_SEATED');
    expect(await hear(services(), aki, matchId)).toEqual([]);
  });

  test('nobody where there is no match', async () => {
    for (const matchId of ['nowhere', '0'.repeat(26)]) {
      refusedAs(await say(services(), aki, matchId, 'hello?'), 'NOT_FOUND');
      refusedWith(await services().readMessages(aki, { matchId, limit: 5 }), 'NOT_FOUND');
    }
  });
});

describe('refused, and nothing is written', () => {
  test.each([
    ['MESSAGE_MALFORMED', { text: '' }, { longest: 1_000 }],
    ['MESSAGE_MALFORMED', { text: 'x'.repeat(1_001) }, { longest: 1_000 }],
    ['MESSAGE_MALFORMED', { text: 'half \uD83D' }, { longest: 1_000 }],
    ['MESSAGE_ID_MALFORMED', { messageId: '' }, { longest: 64 }],
    ['MESSAGE_ID_MALFORMED', { messageId: 'a b' }, { longest: 64 }],
    ['MESSAGE_ID_MALFORMED', { messageId: 'm'.repeat(65) }, { longest: 64 }],
    ['NO_PRIVATE_TALK', { to: 1 }, {}],
  ])('%s %j', async (code, changes, facts) => {
    const matchId = await openTable(services());
    table.line.reset();
    const input = { matchId, messageId: newMessageId(), text: 'hello', ...changes };
    refusedAs(await services().sendMessage(aki, input), code, facts);
    expect(table.line.counts.get('TransactWriteItems')).toBeUndefined();
  });
});

describe('sent again', () => {
  test('it is one message, answered as the first time, however much was said since', async () => {
    const matchId = await openTable(services());
    const messageId = newMessageId();
    const send = () => say(services(), aki, matchId, 'once', { messageId });
    const first = posted(await send());
    for (let at = 0; at < 19; at++) posted(await say(services(), at % 2 === 0 ? ben : chiyo, matchId, `${at}`));
    expect(posted(await send())).toEqual(first);
    await getUp(services(), ben, matchId);
    expect(posted(await send())).toEqual(first);
    expect((await read(services(), aki, { matchId })).newest).toBe(20);
  });

  test('thirty times at once, it is one message', async () => {
    const matchId = await openTable(services());
    const messageId = newMessageId();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => say(services(), aki, matchId, 'once', { messageId })),
    );
    expect(new Set(answers.map((answer) => posted(answer).n))).toEqual(new Set([1]));
    expect(await textsFor(services(), ben, matchId)).toEqual(['once']);
  });

  test('with other words, for another seat or as something else it is refused', async () => {
    const matchId = await openTable(services(), { privateTalk: true });
    const messageId = newMessageId();
    posted(await say(services(), aki, matchId, 'buy', { messageId }));
    refusedAs(await say(services(), aki, matchId, 'sell', { messageId }), 'MESSAGE_ID_REUSED', { n: 1 });
    refusedAs(await say(services(), aki, matchId, 'buy', { messageId, to: 1 }), 'MESSAGE_ID_REUSED', { n: 1 });
    const muting = { matchId, messageId, seat: 1, muted: true };
    refusedAs(await services().muteSeat(aki, muting), 'MESSAGE_ID_REUSED', { n: 1 });
    expect(await textsFor(services(), ben, matchId)).toEqual(['buy']);
  });

  test('by someone else, or at another table, it is another message', async () => {
    const [one, other] = [await openTable(services()), await openTable(services())];
    const messageId = newMessageId();
    posted(await say(services(), aki, one, 'mine', { messageId }));
    posted(await say(services(), ben, one, 'mine', { messageId }));
    posted(await say(services(), aki, other, 'there', { messageId }));
    expect(await textsFor(services(), aki, one)).toEqual(['mine', 'mine']);
    expect(await textsFor(services(), aki, other)).toEqual(['there']);
  });
});

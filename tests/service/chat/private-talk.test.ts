import { describe, expect, test } from 'vitest';
import {
  getUp,
  hear,
  mute,
  openTable,
  posted,
  read,
  refusedAs,
  say,
  sitDown,
  talkingOn,
  textsFor,
  withTalk,
} from '../../support/chat.ts';
import { withTable } from '../../support/dynamo.ts';
import { accepted, aki, ben, chiyo, createTictactoe, newMoveId, person } from '../../support/service.ts';

const table = withTable();
const talk = withTalk(table, { privateTalk: true });
const { services } = talk;

test('the match says whether there is any', async () => {
  expect((await services().lookMatch(undefined, talk.matchId))?.privateTalk).toBe(true);
  const plain = await openTable(services());
  expect((await services().lookMatch(undefined, plain))?.privateTalk).toBe(false);
  expect((await table.store.newest(plain))?.match).not.toHaveProperty('privateTalk');
});

test('to create a match with it is another creation', async () => {
  const input = { ...{ game: 'tictactoe', seats: 2, options: {}, bots: [], sit: {} }, access: 'public' } as const;
  const moveId = newMoveId();
  accepted(await services().createMatch(aki, { ...input, moveId, privateTalk: true }));
  accepted(await services().createMatch(aki, { ...input, moveId, privateTalk: true }));
  refusedAs(await services().createMatch(aki, { ...input, moveId }), 'MOVE_ID_REUSED');
});

test('a message to a seat is for its author and who sits there, and no one else', async () => {
  posted(await say(services(), ben, talk.matchId, 'canary: let us both bid low', { to: 2 }));
  for (const who of [ben, chiyo]) {
    expect(await hear(services(), who, talk.matchId)).toMatchObject([
      { by: { seat: 1, name: 'Ben' }, to: { seat: 2, name: 'Chiyo' }, text: 'canary: let us both bid low' },
    ]);
  }
  // Not for the organizer either.
  for (const who of [aki, person(3)]) {
    const all = [
      await read(services(), who, { matchId: talk.matchId }),
      await read(services(), who, { matchId: talk.matchId, after: 0 }),
    ];
    expect(all.map(({ messages }) => messages)).toEqual([[], []]);
    expect(JSON.stringify(all)).not.toMatch(/canary|Ben|Chiyo/);
  }
});

describe('is bound to the persons', () => {
  test('who takes the seat later does not hear it; who has left it still does', async () => {
    posted(await say(services(), aki, talk.matchId, 'for Ben', { to: 1 }));
    await getUp(services(), ben, talk.matchId);
    await sitDown(services(), person(3), talk.matchId);
    expect((await services().lookMatch(person(3), talk.matchId))?.yourSeat).toBe(1);
    expect(await textsFor(services(), person(3), talk.matchId)).toEqual([]);
    expect(await textsFor(services(), ben, talk.matchId)).toEqual(['for Ben']);
    posted(await say(services(), aki, talk.matchId, 'for the new one', { to: 1 }));
    expect(await textsFor(services(), person(3), talk.matchId)).toEqual(['for the new one']);
    expect(await textsFor(services(), ben, talk.matchId)).toEqual(['for Ben']);
  });

  test('who takes the seat of its author does not hear it', async () => {
    posted(await say(services(), ben, talk.matchId, 'from Ben', { to: 2 }));
    await getUp(services(), ben, talk.matchId);
    await sitDown(services(), person(3), talk.matchId);
    expect(await textsFor(services(), person(3), talk.matchId)).toEqual([]);
  });
});

describe('refused', () => {
  test('to a free seat, a bot, oneself and a seat that is none', async () => {
    const { match } = await createTictactoe(services(), { seats: 3, bots: ['random'], privateTalk: true });
    for (const to of [0, 1, 2]) {
      refusedAs(await say(services(), aki, match.id, 'anyone?', { to }), 'NOBODY_ELSE_THERE', { seat: to });
    }
    for (const to of [-1, 3, 1.5]) {
      refusedAs(await say(services(), aki, match.id, 'anyone?', { to }), 'SEAT_UNKNOWN', { seat: to, seats: 3 });
    }
  });

  test('from who is muted', async () => {
    posted(await mute(services(), aki, talk.matchId, 1));
    refusedAs(await say(services(), ben, talk.matchId, 'psst', { to: 2 }), 'MUTED');
  });
});

test('it stays private when the match is over', async () => {
  posted(await say(services(), ben, talk.matchId, 'canary', { to: 2 }));
  const step = (expectedVersion: number) => ({ matchId: talk.matchId, moveId: newMoveId(), expectedVersion });
  let { version } = accepted(await services().startMatch(aki, step(3)));
  for (const who of [aki, ben]) version = accepted(await services().resign(who, step(version))).version;
  expect((await services().lookMatch(aki, talk.matchId))?.phase).toBe('over');
  expect(await textsFor(services(), aki, talk.matchId)).toEqual([]);
  expect(JSON.stringify(await services().exportMatch(talk.matchId))).not.toContain('canary');
});

// What two say to each other differs; everyone else receives the same bytes.
test('its content changes no byte of what others receive', async () => {
  const now = () => new Date('2026-11-30T09:30:00.000Z');
  const alike = talkingOn(table, { now });
  const tableWith = async (secret: string) => {
    const id = await openTable(alike, { privateTalk: true });
    posted(await say(alike, aki, id, 'before'));
    posted(await say(alike, ben, id, secret, { to: 2 }));
    posted(await say(alike, chiyo, id, 'after'));
    return id;
  };
  const [short, long] = [await tableWith('no'), await tableWith(`yes ${'@0'.repeat(400)}`)];
  for (const who of [aki, person(3)]) {
    for (const part of [{}, { after: 1 }, { before: 3 }, { after: 0, limit: 1 }, { after: 1, limit: 1 }]) {
      const [one, other] = [
        await read(alike, who, { matchId: short, ...part }),
        await read(alike, who, { matchId: long, ...part }),
      ];
      expect(one).toEqual(other);
    }
  }
});

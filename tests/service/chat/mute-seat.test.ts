import { describe, expect, test } from 'vitest';
import {
  getUp,
  hear,
  mute,
  newMessageId,
  posted,
  read,
  refusedAs,
  say,
  sitDown,
  storedMessage,
  textsFor,
  withTalk,
} from '../../support/chat.ts';
import { withTable } from '../../support/dynamo.ts';
import { aki, ben, chiyo, createTictactoe, person } from '../../support/service.ts';

const table = withTable();
const talk = withTalk(table);
const { services } = talk;

test('a mute is told to everyone; what was said stays; nothing more is taken until the organizer relents', async () => {
  posted(await say(services(), ben, talk.matchId, 'first'));
  posted(await mute(services(), aki, talk.matchId, 1));
  refusedAs(await say(services(), ben, talk.matchId, 'second'), 'MUTED');
  expect((await read(services(), chiyo, { matchId: talk.matchId })).mutedSeats).toEqual([1]);
  posted(await say(services(), chiyo, talk.matchId, 'poor Ben'));
  refusedAs(await say(services(), ben, talk.matchId, 'second'), 'MUTED');
  posted(await mute(services(), aki, talk.matchId, 1, false));
  posted(await say(services(), ben, talk.matchId, 'third'));
  expect((await read(services(), chiyo, { matchId: talk.matchId })).mutedSeats).toEqual([]);
  const told = ['first', 'muted 1', 'poor Ben', 'unmuted 1', 'third'];
  for (const who of [aki, ben, chiyo, person(3)]) expect(await textsFor(services(), who, talk.matchId)).toEqual(told);
  expect((await hear(services(), ben, talk.matchId))[1]).toMatchObject({
    by: { seat: 0, name: 'Aki' },
    notice: { about: { seat: 1, name: 'Ben' }, muted: true },
  });
});

test('it is bound to the person: who leaves and comes back is muted still, who comes instead is not', async () => {
  posted(await mute(services(), aki, talk.matchId, 1));
  await getUp(services(), ben, talk.matchId);
  await sitDown(services(), person(3), talk.matchId);
  posted(await say(services(), person(3), talk.matchId, 'hello'));
  expect((await read(services(), aki, { matchId: talk.matchId })).mutedSeats).toEqual([]);
  await getUp(services(), chiyo, talk.matchId);
  await sitDown(services(), ben, talk.matchId);
  expect((await read(services(), aki, { matchId: talk.matchId })).mutedSeats).toEqual([2]);
  refusedAs(await say(services(), ben, talk.matchId, 'me again'), 'MUTED');
  posted(await mute(services(), aki, talk.matchId, 2, false));
  posted(await say(services(), ben, talk.matchId, 'thanks'));
});

test('sent again it is one notice', async () => {
  const muting = { matchId: talk.matchId, messageId: newMessageId(), seat: 1, muted: true };
  const answers = [
    ...(await Promise.all(Array.from({ length: 10 }, () => services().muteSeat(aki, muting)))),
    await services().muteSeat(aki, muting),
  ];
  expect(new Set(answers.map((answer) => posted(answer).n))).toEqual(new Set([1]));
  refusedAs(await services().muteSeat(aki, { ...muting, muted: false }), 'MESSAGE_ID_REUSED', { n: 1 });
});

describe('refused', () => {
  test('by anyone but the organizer', async () => {
    refusedAs(await mute(services(), ben, talk.matchId, 2), 'NOT_ORGANIZER');
    refusedAs(await mute(services(), person(3), talk.matchId, 2), 'NOT_SEATED');
  });

  test('for the organizer, a free seat, a bot and a seat that is none', async () => {
    const { match } = await createTictactoe(services(), { seats: 3, bots: ['random'] });
    for (const seat of [0, 1, 2]) {
      refusedAs(await mute(services(), aki, match.id, seat), 'NOBODY_ELSE_THERE', { seat });
    }
    refusedAs(await mute(services(), aki, match.id, 3), 'SEAT_UNKNOWN', { seat: 3, seats: 3 });
  });

  test('where it changes nothing', async () => {
    refusedAs(await mute(services(), aki, talk.matchId, 1, false), 'NOT_MUTED', { seat: 1 });
    posted(await mute(services(), aki, talk.matchId, 1));
    refusedAs(await mute(services(), aki, talk.matchId, 1), 'ALREADY_MUTED', { seat: 1 });
    expect(await textsFor(services(), aki, talk.matchId)).toEqual(['muted 1']);
  });

  test('where fifty are muted already', async () => {
    const muted = Array.from({ length: 50 }, (_, at) => `${at}`.padStart(32, '0'));
    await table.messages.post(storedMessage(talk.matchId, 1, { muted }));
    refusedAs(await mute(services(), aki, talk.matchId, 1), 'TOO_MANY_MUTED', { most: 50 });
  });
});

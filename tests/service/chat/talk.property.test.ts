import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MessageLook } from '../../../service/chat/message-look.ts';
import type { MessageAnswer } from '../../../service/chat/post.ts';
import type { Services } from '../../../service/services.ts';
import { hear, mute, newMessageId, openTable, say, talkingOn } from '../../support/chat.ts';
import { withTable } from '../../support/dynamo.ts';
import { newMoveId, person } from '../../support/service.ts';

const table = withTable();

/** Aki to Emi: three of them sit at the table at first, the others come and go. */
const everyone = [0, 1, 2, 3, 4].map(person);

type Step =
  | { readonly kind: 'say'; readonly who: number; readonly to?: number; readonly times: number }
  | { readonly kind: 'mute'; readonly who: number; readonly seat: number; readonly muted: boolean }
  | { readonly kind: 'join' | 'leave'; readonly who: number };

const who = fc.nat({ max: everyone.length - 1 });
const seat = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      { kind: fc.constant('say' as const), who, to: seat, times: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['kind', 'who', 'times'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('mute' as const),
      who: fc.constantFrom(0, 0, 1),
      seat,
      muted: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('join' as const, 'leave' as const), who }) },
);

/** What was tried, and how it was answered: each message has a text, or a seat, of its own. */
interface Tried {
  readonly who: number;
  readonly text?: string;
  readonly answers: readonly MessageAnswer[];
}

let texts = 0;

async function run(services: Services, matchId: string, tried: Tried[], one: Step): Promise<void> {
  const by = everyone[one.who] ?? expect.unreachable();
  if (one.kind === 'say') {
    texts += 1;
    const text = `<${texts}>`;
    const more = { messageId: newMessageId(), ...(one.to === undefined ? {} : { to: one.to }) };
    const sends = Array.from({ length: one.times }, () => say(services, by, matchId, text, more));
    tried.push({ who: one.who, text, answers: await Promise.all(sends) });
  } else if (one.kind === 'mute') {
    tried.push({ who: one.who, answers: [await mute(services, by, matchId, one.seat, one.muted)] });
  } else if (one.kind === 'join') {
    await services.joinMatch(by, { matchId, moveId: newMoveId() });
  } else {
    const version = (await services.lookMatch(by, matchId))?.version ?? 0;
    await services.leaveMatch(by, { matchId, moveId: newMoveId(), expectedVersion: version });
  }
}

function checkAnswers(tried: readonly Tried[]): Map<number, MessageLook> {
  const accepted = new Map<number, MessageLook>();
  for (const { answers, text } of tried) {
    const looks = answers.flatMap((answer) => (answer.ok ? [answer.message] : []));
    // Sent at once, an attempt may find the table as it was before another one's was taken; taken are all as one.
    expect(new Set(looks.map(({ n }) => n)).size).toBeLessThanOrEqual(1);
    for (const look of looks) {
      expect(look.text).toBe(text);
      expect(accepted.get(look.n) ?? look).toEqual(look);
      accepted.set(look.n, look);
    }
  }
  return accepted;
}

/** Nobody speaks between the notice that mutes them and the one that lets them talk again. */
function checkMutes(stored: Awaited<ReturnType<typeof table.messages.since>>): void {
  const muted = new Set<string>();
  for (const { by, content } of stored) {
    if (content.kind === 'talk') expect(muted).not.toContain(by.person);
    else if (content.muted) muted.add(content.about.person);
    else muted.delete(content.about.person);
  }
}

test('whoever talks, mutes, comes and goes at once: every message is there once, numbered without gaps, for its audience', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
    async (rounds) => {
      const services = talkingOn(table);
      const matchId = await openTable(services, { privateTalk: true });
      const tried: Tried[] = [];
      for (const round of rounds) await Promise.all(round.map((one) => run(services, matchId, tried, one)));

      const accepted = checkAnswers(tried);
      const stored = await table.messages.since(matchId, 0, 1_000);
      expect(stored.map(({ n }) => n)).toEqual(Array.from({ length: accepted.size }, (_, at) => at + 1));
      expect([...accepted.keys()].sort((one, other) => one - other)).toEqual(stored.map(({ n }) => n));
      checkMutes(stored);
      for (const viewer of everyone) {
        const audience = stored.filter(
          ({ by, content }) =>
            content.kind === 'notice' ||
            content.to === undefined ||
            [by.person, content.to.person].includes(viewer.person),
        );
        expect((await hear(services, viewer, matchId)).map(({ n }) => n)).toEqual(audience.map(({ n }) => n));
      }
    },
  );
  await fc.assert(property, { seed: 20_265, numRuns: 12 });
});

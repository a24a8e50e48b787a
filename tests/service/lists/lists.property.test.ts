import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awaited } from '../../../engine/kernel/decision.ts';
import { sample } from '../../../engine/kernel/forms.ts';
import type { Answer } from '../../../service/answers.ts';
import type { Services } from '../../../service/services.ts';
import { withTable } from '../../support/dynamo.ts';
import type { Told } from '../../support/rows.ts';
import { check, deliver, entriesOf, tell } from '../../support/rows.ts';
import { createTictactoe, newMoveId, person, servicesOn, typed } from '../../support/service.ts';

const table = withTable();
const persons = [0, 1, 2, 3].map(person);

/** What someone tries in some match; it may well be refused. */
interface Step {
  readonly match: number;
  readonly who: number;
  readonly what: 'create' | 'join' | 'leave' | 'start' | 'act' | 'resign' | 'agreeEnd' | 'undo';
  /** Chooses among what can be done, and among the records that are delivered then. */
  readonly choice: number;
  /** How many of the records that are under way are delivered at once after the step. */
  readonly delivered: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  match: fc.nat(2),
  who: fc.nat(persons.length - 1),
  what: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('create', 'leave', 'resign', 'agreeEnd', 'undo') },
    { weight: 2, arbitrary: fc.constantFrom('join', 'start') },
    { weight: 4, arbitrary: fc.constant('act') },
  ) as fc.Arbitrary<Step['what']>,
  choice: fc.nat(1_000_000),
  delivered: fc.nat(4),
});

/** The versions of a few matches, and those of which the lists have not been told yet. */
interface Course {
  readonly ids: string[];
  readonly versions: Map<string, number>;
  readonly all: Told[];
}

async function take(services: Services, course: Course, { match, who, what, choice }: Step): Promise<void> {
  const someone = person(who);
  if (what === 'create' || course.ids[match] === undefined) {
    const sit = choice % 3 === 0 ? {} : { sit: {} };
    const access = choice % 4 === 0 ? 'invitation' : 'public';
    const created = await createTictactoe(services, { seats: 2 + (choice % 2), access, ...sit, options: { size: 4 } });
    course.ids[match] = created.match.id;
  } else {
    await attempt(services, course.ids[match] ?? '', { someone, what, choice });
  }
  for (const id of course.ids) await noteNew(course, id);
}

async function attempt(
  services: Services,
  matchId: string,
  { someone, what, choice }: { someone: ReturnType<typeof person>; what: Step['what']; choice: number },
): Promise<Answer | undefined> {
  const look = await services.lookMatch(someone, matchId);
  const input = { matchId, moveId: newMoveId(), expectedVersion: look?.version ?? 0 };
  if (what === 'act') {
    const forms = look?.legal() ?? [];
    const form = forms[choice % Math.max(forms.length, 1)];
    if (form === undefined) return undefined;
    return await services.act(someone, { ...input, given: typed(sample(form, (bound) => choice % bound) as never) });
  }
  const code = look?.invitation ?? (await table.store.newest(matchId))?.match.access;
  switch (what) {
    case 'join':
      return await services.joinMatch(someone, {
        ...input,
        ...(typeof code === 'object' && 'code' in code ? { code: code.code } : {}),
      });
    case 'start':
      return await services.startMatch(person(0), input);
    case 'leave':
      return await services.leaveMatch(someone, input);
    case 'undo':
      return await services.undo(someone, input);
    case 'resign':
      return await services.resign(someone, input);
    case 'agreeEnd':
      return await services.agreeEnd(someone, input);
    default:
      return undefined;
  }
}

async function noteNew({ versions, all }: Course, matchId: string): Promise<void> {
  const newest = (await table.store.newest(matchId))?.n ?? 0;
  for (let n = (versions.get(matchId) ?? 0) + 1; n <= newest; n++) all.push({ matchId, n });
  versions.set(matchId, newest);
}

const shuffled = <T>(list: readonly T[], choice: number): T[] =>
  list
    .map((value, at) => ({ value, order: Math.sin(choice + at * 7_919) }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value);

/** The numbers of persons' entries have no gaps; each decision is told of at most once, and what is open has been told of. */
async function checkEntries(course: Course): Promise<void> {
  for (const { person: who } of persons) {
    const entries = await entriesOf(table, who);
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, at) => at + 1));
    const told = entries.flatMap(({ matchId, turns }) => turns.map(({ id }) => `${matchId} ${id}`));
    expect(new Set(told).size).toBe(told.length);
    for (const matchId of course.ids.filter((id) => id !== undefined)) {
      expect(told).toEqual(expect.arrayContaining([...(await openFor(matchId, who))]));
    }
  }
}

async function openFor(matchId: string, who: string): Promise<readonly string[]> {
  const stored = await table.store.newest(matchId);
  const seat =
    stored?.match.seats.findIndex((occupant) => occupant?.person === who && occupant.resigned !== true) ?? -1;
  return awaited(stored?.awaiting ?? []).flatMap((decision) =>
    decision.seat === seat ? [`${matchId} ${decision.id}`] : [],
  );
}

const settled = { missing: 0, different: 0, stray: 0, repaired: 0 };

test('whatever is told late, twice, in any order and at once, the rows are as a rebuild makes them', async () => {
  const services = servicesOn(table.store);
  const courses = fc.array(step, { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(courses, fc.nat(1_000_000), async (steps, order) => {
      const course: Course = { ids: [], versions: new Map(), all: [] };
      const late: Told[] = [];
      for (const next of steps) {
        const known = course.all.length;
        // Records are delivered while the next step is taken, so that a reader may be overtaken anywhere.
        const now = shuffled(late, next.choice).slice(0, next.delivered);
        await Promise.all([take(services, course, next), ...now.map((told) => deliver(table, told))]);
        late.push(...course.all.slice(known));
      }
      const rest = shuffled([...course.all, ...shuffled(course.all, order).slice(0, 10)], order);
      for (let at = 0; at < rest.length; at += 5) {
        await Promise.all(rest.slice(at, at + 5).map((told) => deliver(table, told)));
      }
      expect(await check(table)).toMatchObject(settled);
      await checkEntries(course);
    }),
    { seed: 5, numRuns: 4, endOnFailure: true },
  );
});

test('told of every version at once, every decision is announced to its person, once', async () => {
  const services = servicesOn(table.store);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50 }), async (steps) => {
      const course: Course = { ids: [], versions: new Map(), all: [] };
      const opened: string[] = [];
      for (const next of steps) {
        const known = course.all.length;
        await take(services, course, next);
        for (const told of course.all.slice(known)) {
          await tell(table, told);
          for (const { person: who } of persons) {
            opened.push(...(await openFor(told.matchId, who)).map((decision) => `${who} ${decision}`));
          }
        }
      }
      const ids = new Set(course.ids);
      const announced: string[] = [];
      for (const { person: who } of persons) {
        const entries = (await entriesOf(table, who)).filter(({ matchId }) => ids.has(matchId));
        announced.push(...entries.flatMap(({ matchId, turns }) => turns.map(({ id }) => `${who} ${matchId} ${id}`)));
      }
      const mine = new Set(opened.filter((line) => ids.has(line.split(' ')[1] ?? '')));
      expect([...announced].sort()).toEqual([...mine].sort());
    }),
    { seed: 6, numRuns: 3, endOnFailure: true },
  );
});

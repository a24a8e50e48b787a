import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { known } from '../engine/kernel/invariant.ts';
import type { EventShape } from '../engine/kernel/table.ts';
import { registry } from '../engine/registry.ts';
import { allExternalIds, allFishIds } from '../engine/tsukiji/catalog/ids.ts';
import type { GoldenLog } from './support/golden/log.ts';
import { replay } from './support/golden/log.ts';
import { mallPlans, poissonnierPlans, tsukijiPlans } from './support/golden/plans.ts';

const folder = new URL('./golden/', import.meta.url);

function logsOf(name: string): readonly (readonly [string, GoldenLog])[] {
  const into = new URL(`${name}/`, folder);
  return readdirSync(into)
    .toSorted()
    .map((file) => [file, JSON.parse(readFileSync(new URL(file, into), 'utf8')) as GoldenLog] as const);
}

const kept = [
  { name: 'tsukiji', plans: tsukijiPlans, ends: ['agreed', 'end', 'resources', 'roundLimit', 'yen'] },
  { name: 'poissonnier', plans: poissonnierPlans, ends: ['agreed', 'end'] },
  { name: 'mall', plans: mallPlans, ends: ['agreed', 'barrels', 'stall'] },
];

describe.each(kept)('golden matches of $name', ({ name, plans, ends }) => {
  const logs = logsOf(name);
  const told: EventShape[] = [];

  test('all are there', () => {
    expect(logs.map(([, { seats, options }]) => ({ seats, options }))).toEqual(
      plans.map(({ seats, options }) => ({ seats, options })),
    );
  });

  test.each(logs)('%s goes the same way again', (_file, log) => {
    const again = replay(known(registry[name], name), log);
    told.push(...again.events);
    expect(again.log).toEqual(log);
  });

  test('they end in every way that their game can end', () => {
    const whys = told.flatMap((event) =>
      'why' in event ? [event.why] : 'conditions' in event ? [String(event.conditions)] : [],
    );
    expect([...new Set(whys)].toSorted()).toEqual(ends);
  });
});

test('every board of the market game is used', () => {
  const steps = logsOf('tsukiji').flatMap(([, log]) => log.steps);
  const entered = new Set(steps.flatMap((step) => /^\d+ enter (\w+)/.exec(step)?.[1] ?? []));
  const docked = steps.some((step) => step.includes(' dockForeign ')) ? ['foreignMarket'] : [];
  // Overfishing cannot be entered: it only scores.
  expect([...entered, ...docked, 'overfishing'].toSorted()).toEqual([...allFishIds, ...allExternalIds].toSorted());
});

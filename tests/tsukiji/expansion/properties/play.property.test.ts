import { describe, expect, test } from 'vitest';
import { canonical } from '../../../../engine/kernel/canonical.ts';
import { eventAudiences } from '../../../../engine/tsukiji/events.ts';
import { tsukiji } from '../../../../engine/tsukiji/index.ts';
import { baseActions, baseEvents, chooser, expansionHarbour, legal, onward, submit } from '../../../support/tsukiji.ts';

/** Fishes rather than anything else, and keeps what it fishes with. */
const eagerly: { readonly [name: string]: number } = { catch: 40, fishBegin: 20, returnLicence: 0, sellBoat: 0 };
const fisher = chooser((name) => eagerly[name] ?? 3);

describe('so many matches leave nothing of the expansion untried', () => {
  const walks = [2, 3, 4, 5, 6].flatMap((seats) =>
    [false, true].flatMap((collapse) =>
      ['low', 'high'].flatMap((tide) => [
        ...onward(expansionHarbour(seats, { roundLimit: 12, collapse }), `try ${seats}${collapse}${tide}`),
      ]),
    ),
  );

  test('every action is played', () => {
    const played = new Set(walks.map(({ action }) => action.type));
    const added = Object.keys(tsukiji.catalogue).filter((name) => !baseActions.includes(name));
    expect(added.filter((name) => !played.has(name))).toEqual([]);
  });

  test('every event happens', () => {
    const told = new Set(walks.flatMap(({ after }) => after.events.map((event) => event.type as string)));
    const notInPlay = ['matchSetUp', 'rowsLaid', 'endAgreed'];
    const added = Object.keys(eventAudiences).filter((type) => !baseEvents.includes(type));
    expect(added.filter((type) => !told.has(type))).toEqual(notInPlay);
  });

  test('ships use two licences, catches take two barrels, and licences are named', () => {
    const fished = [2, 4].flatMap((seats) => [...onward(expansionHarbour(seats, { roundLimit: 12 }), 'fish', fisher)]);
    const actions = [...walks, ...fished].map(({ action }) => JSON.stringify(action));
    const parts = ['"second":', '"count":2', '"licence":"none"', '"licence":"himono'];
    expect(parts.filter((part) => !actions.some((action) => action.includes(part)))).toEqual([]);
  });
});

test('a state of the expansion that was stored plays as the one in memory', () => {
  for (const { before, seat, action, after } of onward(expansionHarbour(3, { roundLimit: 2 }), 'stored')) {
    const state = JSON.parse(canonical(before.state)) as typeof before.state;
    const stored = { ...before, events: [], drawn: [], state };
    expect(legal(stored, seat)).toEqual(legal(before, seat));
    expect(submit(stored, seat, action)).toMatchObject({ state: after.state, events: after.events });
  }
});

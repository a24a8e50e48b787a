import { action } from '../../kernel/catalogue.ts';
import { plainForm } from '../../kernel/form.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { boatOf, fishingOf, playerAt } from '../ask.ts';
import { entriesOf } from '../counts.ts';
import type { TsukijiLook } from '../market.ts';
import { closing, defineRule } from '../rule.ts';
import type { Boat } from '../state.ts';
import { changePile, returnBarrels } from '../verbs/barrels.ts';
import { beginFishing, endFishing, spendPoints } from '../verbs/turn.ts';

/** `points.none` unless a base Action Point is left: points for Markets do not count (TB-RENT-05). */
export function mustHavePoint({ state }: TsukijiLook): Violation | undefined {
  return state.turn.ap >= 1 ? undefined : refuse('points.none', { ap: state.turn.ap });
}

/** FISH_BEGIN (TB-FISH-01): 1 base Action Point. */
export const fishBegin = defineRule('fishBegin', action('Spend 1 Action Point to begin Fishing.', {}), {
  moments: ['main'],
  closing,
  forms: (look) => (mustHavePoint(look) === undefined ? [plainForm('fishBegin')] : []),
  check: mustHavePoint,
  run(table) {
    spendPoints(table, 1, false);
    beginFishing(table);
  },
});

/** FISH_END: barrels still in a pile are returned without compensation (TB-FISH-09). */
export const fishEnd = defineRule('fishEnd', action('End the Fishing action.', {}), {
  moments: ['fishing'],
  closing,
  forms: () => [plainForm('fishEnd')],
  check: () => undefined,
  run(table) {
    for (const [fish, count] of entriesOf(fishingOf(table)?.piles ?? {})) {
      changePile(table, fish, -count);
      returnBarrels(table, fish, count);
    }
    endFishing(table);
  },
});

/** The seat's boat if it may still do its activity of this Fishing action, or why not (TB-FISH-01). */
export function readyBoat(look: TsukijiLook, seat: number, id: string): Boat | Violation {
  const boat = boatOf(playerAt(look, seat), id);
  if (boat === undefined) return refuse('boat.unknown', { boat: id });
  return fishingOf(look)?.activated.includes(id) ? refuse('boat.activated', { boat: id }) : boat;
}

/** The seat's boats that may still do their activity. */
export function readyBoats(look: TsukijiLook, seat: number): readonly Boat[] {
  const activated = fishingOf(look)?.activated ?? [];
  return playerAt(look, seat).boats.filter((boat) => !activated.includes(boat.id));
}

import { action } from '../../kernel/catalogue.ts';
import { integer } from '../../kernel/field.ts';
import { form, range } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { at, boardInPlay, freeSpaces, marketOf, playerAt, priceOfNext, visitOf } from '../ask.ts';
import type { FishId } from '../catalog/ids.ts';
import { isFish } from '../catalog/pieces.ts';
import { countOf } from '../counts.ts';
import type { TsukijiLook } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { defineRule } from '../rule.ts';
import { takeLicences } from '../verbs/licences.ts';
import { pay } from '../verbs/money.ts';

/** The fish whose board is being visited. */
export function visitedFish(look: TsukijiLook): FishId | undefined {
  const visit = visitOf(look);
  return visit !== undefined && isFish(visit.market) ? visit.market : undefined;
}

/** How many more licences this visit may buy, money and spaces aside (TB-MACK-01). */
function visitLimit(look: TsukijiLook, fish: FishId): number {
  const limit = marketOf(look, fish).licencesPerVisit?.(at(look, fish)) ?? Number.POSITIVE_INFINITY;
  return limit - (visitOf(look)?.licences ?? 0);
}

/** How many more of them the seat may own (TX-NORI-01). */
function ownLimit(look: TsukijiLook, seat: number, fish: FishId): number {
  const limit = marketOf(look, fish).licencesOwned?.(at(look, fish)) ?? Number.POSITIVE_INFINITY;
  return limit - countOf(playerAt(look, seat).licences, fish);
}

/** The price of so many licences, one after the other (TX-SARD-02). */
function priceOf(look: TsukijiLook, fish: FishId, count: number): number {
  const { licences } = boardInPlay(look, fish);
  let yen = 0;
  for (let bought = 0; bought < count; bought += 1) yen += priceOfNext(look, fish, licences - bought);
  return yen;
}

function most(look: TsukijiLook, seat: number, fish: FishId): number {
  const { yen } = playerAt(look, seat);
  let count = Math.min(
    boardInPlay(look, fish).licences,
    freeSpaces(look, seat),
    visitLimit(look, fish),
    ownLimit(look, seat, fish),
  );
  while (count > 0 && priceOf(look, fish, count) > yen) count -= 1;
  return count;
}

const spec = action('In a Fish Market: buy licences for its fish.', { count: integer(1, 20, 'how many licences') });

/** BUY_LICENCE (TB-MKT-06). */
export const buyLicence = defineRule('buyLicence', spec, {
  moments: ['visit'],
  interaction: true,
  forms(look, seat) {
    const fish = visitedFish(look);
    const max = fish === undefined ? 0 : most(look, seat, fish);
    return max < 1 ? [] : [form('buyLicence', { count: range(1, max) }, { type: 'buyLicence', count: 1 })];
  },
  check(look, seat, { count }) {
    const fish = visitedFish(look);
    if (fish === undefined) return refuse('market.notHere', { action: 'buyLicence' });
    const left = boardInPlay(look, fish).licences;
    if (count > left) return refuse('stock.short', { wanted: count, left });
    if (count > visitLimit(look, fish))
      return refuse('licence.visitLimit', { wanted: count, left: visitLimit(look, fish) });
    const more = ownLimit(look, seat, fish);
    if (count > more) return refuse('licence.ownLimit', { wanted: count, left: more });
    const spaces = freeSpaces(look, seat);
    if (count > spaces) return refuse('spaces.full', { wanted: count, free: spaces });
    return mustAfford(look, seat, priceOf(look, fish, count));
  },
  run(table, seat, { count }) {
    const fish = visitedFish(table);
    if (fish === undefined) return;
    pay(table, seat, 'supply', priceOf(table, fish, count), 'licence');
    takeLicences(table, seat, fish, count);
  },
});

import { at, freeSpaces, marketOf, playerAt } from '../ask.ts';
import type { MarketId } from '../catalog/ids.ts';
import { entriesOf } from '../counts.ts';
import type { TsukijiLook } from '../market.ts';
import { removeLicence } from '../verbs/licences.ts';
import { buyLicence } from './buy-licence.ts';
import { hypothesis } from './hypothesis.ts';
import { sell } from './sell.ts';

/** True if a visitor of this board could do at least one interaction at once. */
function possibleAsItStands(look: TsukijiLook, seat: number, id: MarketId): boolean {
  if (buyLicence.forms(look, seat).length + sell.forms(look, seat).length > 0) return true;
  return Object.values(marketOf(look, id).actions ?? {}).some(
    (each) => each.when === 'interaction' && each.forms(at(look, id), seat).length > 0,
  );
}

/**
 * True if at least one interaction is possible in the visit in progress (TB-MKT-05). A licence space counts as free if the
 * player could empty one; the licence returned for it does not count as stock of the board (TB-RUL-34, TB-RUL-38).
 */
export function interactionPossible(look: TsukijiLook, seat: number, id: MarketId): boolean {
  if (possibleAsItStands(look, seat, id)) return true;
  const [held] = entriesOf(playerAt(look, seat).licences);
  if (held === undefined || freeSpaces(look, seat) > 0) return false;
  const emptied = hypothesis(look);
  removeLicence(emptied, seat, held[0]);
  return possibleAsItStands(emptied, seat, id);
}

/** Questions about boats that change hands. */
import { refuse, type Violation } from '../../kernel/violation.ts';
import { dockHasRoom, isDocked } from '../ask.ts';
import { type BoatKind, type DockId, dockIds } from '../catalog/ids.ts';
import type { BoatPrices } from '../facts.ts';
import type { At, Options, TsukijiLook, Yard } from '../market.ts';
import type { Boat, Player } from '../state.ts';

/** The prices of a yard. */
export type PricesOf = (look: { readonly options: Options }) => BoatPrices;

/** The docks of a player where a boat of this kind finds room. */
export function docksFor(look: TsukijiLook, player: Player, kind: BoatKind): readonly DockId[] {
  return dockIds.filter((dock) => dockHasRoom(look, player, dock, kind));
}

/** True if a boat of this kind lies on the board. */
export function isForSale(at: At<Yard>, kind: BoatKind): boolean {
  return at.own.boats.some((boat) => boat.kind === kind);
}

/** `boat.notDocked` or `boat.lent` unless the player may give this boat away (TB-SHIP-02, TX-RENT-03). */
export function mustBeOwnAndDocked(boat: Boat): Violation | undefined {
  if (!isDocked(boat)) return refuse('boat.notDocked', { boat: boat.id });
  return boat.lent === undefined ? undefined : refuse('boat.lent', { boat: boat.id });
}

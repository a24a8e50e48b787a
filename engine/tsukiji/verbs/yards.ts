import { known } from '../../kernel/invariant.ts';
import { boatsOn } from '../ask.ts';
import type { BoatKind, MarketId } from '../catalog/ids.ts';
import type { TsukijiTable, Yard } from '../market.ts';
import type { Boat } from '../state.ts';
import { acting, setOwn } from './markets.ts';

/** Lays a boat, which lies nowhere any more, on a board. */
export function layOnYard(table: TsukijiTable, id: MarketId, boat: Boat): void {
  const yard = acting<Yard>(table, id);
  setOwn<Yard>(yard, { ...yard.own, boats: [...yard.own.boats, boat] });
}

/** Takes the first boat of this kind off a board; the caller puts it somewhere at once. */
export function takeOffYard(table: TsukijiTable, id: MarketId, kind: BoatKind): Boat {
  const boats = boatsOn(table, id);
  const boat = known(
    boats.find((each) => each.kind === kind),
    `boat of kind ${kind}`,
  );
  const yard = acting<Yard>(table, id);
  setOwn<Yard>(yard, { ...yard.own, boats: boats.filter((each) => each !== boat) });
  return boat;
}

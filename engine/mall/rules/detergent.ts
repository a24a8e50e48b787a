/** Which garments detergents double (MALL-DET). */
import { DETERGENT } from '../catalog/ids.ts';
import { isGarment, pilePriceOf, playerAt } from '../look.ts';
import type { MallLook } from '../position.ts';
import type { Item } from '../state.ts';

export function detergentsOf(look: MallLook, seat: number): number {
  return playerAt(look, seat).crate.filter(({ type }) => type === DETERGENT).length;
}

/** The garments in a seat's crate, in its order. */
export function garmentsOf(look: MallLook, seat: number): readonly Item[] {
  return playerAt(look, seat).crate.filter((item) => isGarment(look, item));
}

/** Whether the choice matters: fewer detergents than garments, and these not all of one price (MALL-STATE-02). */
export function mustChoose(look: MallLook, seat: number): boolean {
  const detergents = detergentsOf(look, seat);
  const garments = garmentsOf(look, seat);
  const prices = new Set(garments.map((item) => pilePriceOf(look, item)));
  return detergents > 0 && detergents < garments.length && prices.size > 1;
}

/** The ids of the dearest garments, on a tie the first in the crate (MALL-DET-02). */
export function defaultTargets(look: MallLook, seat: number): readonly string[] {
  const dearest = garmentsOf(look, seat).toSorted((one, other) => pilePriceOf(look, other) - pilePriceOf(look, one));
  return dearest.slice(0, detergentsOf(look, seat)).map(({ id }) => id);
}

/** A board whose tokens are worth what a marker on its track shows (TB-EEL, TX-SWORD). */
import type { Acting } from '../market.ts';
import { setMarker } from '../verbs/markets.ts';

/** Moves the marker by so many steps; what goes beyond an end of the track is dropped (TB-RUL-19, TX-RUL-19). */
export function moveMarker<Own extends { readonly marker: number }>(
  at: Acting<Own>,
  { min, max }: { readonly min: number; readonly max: number },
  steps: number,
): void {
  setMarker(at, Math.max(min, Math.min(max, at.own.marker + steps)));
}

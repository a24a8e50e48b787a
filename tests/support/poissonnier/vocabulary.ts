/** The vocabulary of the tests of Le Poissonnier. */
export { coinsOf, cratesOf, eventsOf, look, playerOf, totalsOf, viewOf } from './look.ts';
export type { Said, Step } from './play.ts';
export {
  awaited,
  awaitedSeats,
  expectAccepted,
  expectRefused,
  legal,
  legalNames,
  play,
  resign,
  submit,
  timeOut,
} from './play.ts';
export type { Injected, Position } from './position.ts';
export { drawsOf } from './position.ts';
export type { Laid, PlayerOnTable } from './table.ts';
export { deal, table } from './table.ts';

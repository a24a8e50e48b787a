/** The vocabulary of the tests of the shopping-mall game. */
export {
  census,
  crateOf,
  eventsOf,
  labels,
  machineOf,
  onCard,
  playerOf,
  ranking,
  shelfOf,
  viewOf,
  yenOf,
} from './look.ts';
export type { Said, Step } from './play.ts';
export { awaited, expectAccepted, expectRefused, expire, legal, legalNames, play, resign, submit } from './play.ts';
export type { Injected, Position } from './position.ts';
export { drawsOf, optionsOf, referenceWord } from './position.ts';
export type { Laid, PlayerOnTable } from './table.ts';
export { deal, table } from './table.ts';

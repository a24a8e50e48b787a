/** The vocabulary of the Tsukiji tests. */
export {
  boardOf,
  boatOf,
  eventsOf,
  itemsOf,
  look,
  playerOf,
  resourcesOf,
  tokensOf,
  viewOf,
  yenOf,
} from './tsukiji/look.ts';
export type { Chooser, Played } from './tsukiji/match.ts';
export { anyAction, matchPlay, playMatch } from './tsukiji/match.ts';
export type { Said, Step } from './tsukiji/play.ts';
export {
  awaited,
  expectAccepted,
  expectHonestExamples,
  expectRefused,
  legal,
  legalNames,
  play,
  submit,
} from './tsukiji/play.ts';
export type { Injected, Position, TsukijiAction } from './tsukiji/position.ts';
export type { BoatOnTable, ItemOnTable, Laid, PlayerOnTable } from './tsukiji/table.ts';
export { deal, table } from './tsukiji/table.ts';

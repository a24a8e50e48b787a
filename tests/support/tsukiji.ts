/** The vocabulary of the Tsukiji tests. */
export { baseActions, baseEvents } from './tsukiji/base-game.ts';
export type { Census } from './tsukiji/census.ts';
export { census, stockOfBoards, sumOf } from './tsukiji/census.ts';
export { concealed } from './tsukiji/conceal.ts';
export { expansionHarbour } from './tsukiji/expansion-harbour.ts';
export { harbour } from './tsukiji/harbour.ts';
export type { OnLicence } from './tsukiji/himono.ts';
export { himonoHolder, himonoLicence, himonoLicences, himonoShip, himonoTag } from './tsukiji/himono.ts';
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
export { anyAction, chooser, livelyAction, matchPlay, onward, playMatch } from './tsukiji/match.ts';
export { pairsOf, playedBoards } from './tsukiji/meetings.ts';
export { nearMiss } from './tsukiji/near-miss.ts';
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

/** Which boards a match may meet, and how many of them it begins with. */
import type { ExternalId, FishId, MarketId } from './catalog/ids.ts';
import { allExternalIds, allFishIds, externalIds, fishIds } from './catalog/ids.ts';
import { beginner, starterExternal } from './catalog/pieces.ts';
import { printFor } from './catalog/prints.ts';
import type { Options } from './market.ts';

/** Boards of one kind as they are set up: some are in play anyway, so many more are drawn out of the candidates. */
export interface Pool<Id extends MarketId> {
  readonly inPlay: readonly Id[];
  readonly candidates: readonly Id[];
  readonly draws: number;
}

/** All Fish Markets that the match may ever meet (TB-COMP-02, TX-SETUP-03). */
export function fishOf({ expansion }: Options): readonly FishId[] {
  return expansion ? allFishIds : fishIds;
}

/** All External Markets that fit the number of players (TB-SETUP-03, TX-SETUP-03, TX-RUL-01). */
export function externalOf(options: Options): readonly ExternalId[] {
  const all: readonly ExternalId[] = options.expansion ? allExternalIds : externalIds;
  return all.filter((id) => options.players >= (options.markets[id].minPlayers?.(options) ?? 0));
}

/** Fish Markets: the starter, for beginners some fixed ones, then random ones (TB-SETUP-01, -04, TB-RUL-79, TX-SETUP-04). */
export function fishPool(options: Options): Pool<FishId> {
  const count = printFor({ options }, 'setup.fish') + options.extraFishMarkets;
  const first = options.beginner ? beginner.first.slice(0, count) : [];
  const inPlay = [options.starter, ...first];
  const without = options.beginner ? [...inPlay, ...beginner.without] : inPlay;
  const candidates = fishOf(options).filter((id) => !without.includes(id));
  return { inPlay, candidates, draws: count - first.length };
}

/** External Markets: Ships, then random ones (TB-SETUP-01, -02, TX-SETUP-04). */
export function externalPool(options: Options): Pool<ExternalId> {
  return {
    inPlay: [starterExternal],
    candidates: externalOf(options).filter((id) => id !== starterExternal),
    draws: printFor({ options }, 'setup.external') + options.extraExternalMarkets,
  };
}

import { tsukiji } from '../../../../engine/tsukiji/index.ts';
import type { State } from '../../../../engine/tsukiji/state.ts';
import type { Trial } from '../../../contract/game.ts';
import { gameContract } from '../../../contract/game.ts';
import { concealed } from '../../../support/tsukiji.ts';

const everything = { expansion: true, blueShip: true, barges: 'two4', extraFishMarkets: 4, extraExternalMarkets: 6 };

for (const { raw, seats } of [
  { raw: { ...everything, collapse: true, moneyHidden: true, roundLimit: 5 }, seats: [3, 5] },
  { raw: { ...everything, openOrder: true, starter: 'horseMackerel', roundLimit: 5 }, seats: [2, 4] },
]) {
  gameContract(tsukiji, {
    options: raw,
    seats,
    play: { seeds: ['high tide'], bound: 4000, stations: 10 },
    // Random play reaches no auction: but for hidden money, all is open.
    ...('moneyHidden' in raw ? { conceal: concealing(raw) } : {}),
  });
}

/** Another state that looks the same to the seat. */
function concealing(raw: object): NonNullable<Trial<State>['conceal']> {
  return (state, seat, random) => {
    const options = tsukiji.options(raw, state.players.length);
    return 'refused' in options ? undefined : concealed({ state, options }, seat, random);
  };
}

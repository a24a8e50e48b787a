import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { State } from '../../../engine/tsukiji/state.ts';
import type { Trial } from '../../contract/game.ts';
import { gameContract } from '../../contract/game.ts';
import { concealed } from '../../support/tsukiji.ts';

for (const { raw, seats } of [
  { raw: { roundLimit: 6 }, seats: [2, 4, 6] },
  { raw: { roundLimit: 6, moneyHidden: true }, seats: [3, 5] },
]) {
  gameContract(tsukiji, {
    options: raw,
    seats,
    play: { seeds: ['sunrise'], bound: 4000, stations: 12 },
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

import { poissonnier } from '../../engine/poissonnier/index.ts';
import { gameContract } from '../contract/game.ts';
import { conceal } from '../support/poissonnier/conceal.ts';

gameContract(poissonnier, {
  options: {},
  seats: [2, 3, 4, 5],
  play: { seeds: ['7'], bound: 2000, stations: 25 },
  conceal,
});

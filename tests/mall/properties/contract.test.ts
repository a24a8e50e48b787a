import { mall } from '../../../engine/mall/index.ts';
import { gameContract } from '../../contract/game.ts';

for (const { options, seats } of [
  { options: {}, seats: [2, 3, 4, 5] },
  { options: { mode: 'dexterity' }, seats: [2, 3] },
  { options: { mode: 'dexterity', vendingSource: 'app', bagSource: 'app', starter: 1 }, seats: [4] },
]) {
  gameContract(mall, { options, seats, play: { seeds: ['opening'], bound: 20_000, stations: 12 } });
}

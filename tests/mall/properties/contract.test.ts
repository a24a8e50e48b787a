import { mall } from '../../../engine/mall/index.ts';
import { gameContract } from '../../contract/game.ts';
import { cornerShop } from '../../support/mall/corner-shop.ts';

for (const { options, seats } of [
  { options: {}, seats: [2, 3, 4, 5] },
  { options: { mode: 'dexterity' }, seats: [2, 3] },
  { options: { mode: 'dexterity', vendingSource: 'app', bagSource: 'app', starter: 1 }, seats: [4] },
  // MALL-LAY-20, MALL-LAY-23
  { options: { layout: cornerShop }, seats: [2, 4] },
  { options: { layout: cornerShop, mode: 'dexterity' }, seats: [3] },
]) {
  gameContract(mall, { options, seats, play: { seeds: ['opening'], bound: 20_000, stations: 12 } });
}

/** The boards of the game, by id: the one list of the markets. */
import type { MarketId } from '../catalog/ids.ts';
import type { Market } from '../market.ts';
import { aquarium } from './aquarium.ts';
import { auction } from './auction.ts';
import { bank } from './bank.ts';
import { barter } from './barter.ts';
import { crab } from './crab.ts';
import { eel } from './eel.ts';
import { fugu } from './fugu.ts';
import { government } from './government.ts';
import { mackerel } from './mackerel.ts';
import { octopus } from './octopus.ts';
import { rentals } from './rentals.ts';
import { salmon } from './salmon.ts';
import { ships } from './ships.ts';
import { snapper } from './snapper.ts';
import { squid } from './squid.ts';
import { trading } from './trading.ts';
import { tuna } from './tuna.ts';
import { usedShips } from './used-ships.ts';

export const markets: { readonly [M in MarketId]: Market } = {
  eel,
  fugu,
  mackerel,
  octopus,
  snapper,
  salmon,
  crab,
  squid,
  tuna,
  aquarium,
  auction,
  bank,
  barter,
  government,
  rentals,
  ships,
  trading,
  usedShips,
};

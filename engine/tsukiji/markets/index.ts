/** The boards of the game, by id: the one list of the markets. */
import type { MarketId } from '../catalog/ids.ts';
import type { Market } from '../market.ts';
import { aquarium } from './aquarium.ts';
import { auction } from './auction.ts';
import { bank } from './bank.ts';
import { barter } from './barter.ts';
import { clamsOysters } from './clams-oysters.ts';
import { crab } from './crab.ts';
import { eel } from './eel.ts';
import { foreignMarket } from './foreign-market.ts';
import { fugu } from './fugu.ts';
import { government } from './government.ts';
import { himono } from './himono.ts';
import { horseMackerel } from './horse-mackerel.ts';
import { influence } from './influence.ts';
import { mackerel } from './mackerel.ts';
import { newAquarium } from './new-aquarium.ts';
import { nori } from './nori.ts';
import { octopus } from './octopus.ts';
import { overfishing } from './overfishing.ts';
import { rentals } from './rentals.ts';
import { salmon } from './salmon.ts';
import { sardines } from './sardines.ts';
import { shipRental } from './ship-rental.ts';
import { ships } from './ships.ts';
import { snapper } from './snapper.ts';
import { squid } from './squid.ts';
import { sushiShop } from './sushi-shop.ts';
import { swordfish } from './swordfish.ts';
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
  clamsOysters,
  himono,
  horseMackerel,
  nori,
  sardines,
  swordfish,
  foreignMarket,
  influence,
  newAquarium,
  overfishing,
  shipRental,
  sushiShop,
};

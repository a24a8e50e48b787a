/** The pieces of the game in English, in the rulebook's words. */
import type { FishId, MarketId, PerFish, TokenKind, Tokens } from '../catalog/ids.ts';
import { isFish } from '../catalog/pieces.ts';
import { entriesOf } from '../counts.ts';
import type { ItemFact, Place, Purse, YenReason } from '../events.ts';

export const marketNames: { readonly [M in MarketId]: string } = {
  eel: 'Eel',
  fugu: 'Fugu',
  mackerel: 'Mackerel',
  octopus: 'Octopus',
  snapper: 'Red Snapper',
  salmon: 'Salmon',
  crab: 'Spider Crab',
  squid: 'Squid',
  tuna: 'Tuna',
  aquarium: 'Aquarium',
  auction: 'Auction',
  bank: 'Bank',
  barter: 'Barter',
  government: 'Government',
  rentals: 'Rentals',
  ships: 'Ships',
  trading: 'Trading',
  usedShips: 'Used Ships',
  clamsOysters: 'Clams & Oysters',
  himono: 'Himono',
  horseMackerel: 'Horse Mackerel',
  nori: 'Nori',
  sardines: 'Sardines',
  swordfish: 'Swordfish',
  foreignMarket: 'Foreign Market',
  influence: 'Influence',
  newAquarium: 'New Aquarium',
  overfishing: 'Overfishing',
  shipRental: 'Ship Rental',
  sushiShop: 'Sushi Shop',
};
const tokenNames: { readonly [K in TokenKind]: string } = {
  eel: 'Eel',
  fugu: 'Fugu',
  mackerel: 'Mackerel',
  octopus: 'Octopus',
  takoyaki: 'Takoyaki',
  snapper: 'Red Snapper',
  salmonFresh: 'fresh Salmon',
  salmon4: 'Salmon “4”',
  crab4: 'Crab “4”',
  crab6: 'Crab “6”',
  crab8: 'Crab “8”',
  squid: 'Squid',
  tuna15: 'Tuna “15”',
  tuna20: 'Tuna “20”',
  tuna25: 'Tuna “25”',
  clam: 'Clam',
  oyster: 'Oyster',
  himono: 'Himono',
  horseMackerel: 'Horse Mackerel',
  nori: 'Nori',
  sardine: 'Sardine',
  swordfish: 'Swordfish',
};
export const reasons: { readonly [R in YenReason]: string } = {
  dock: 'for a dock',
  unload: 'for unloading',
  price: 'the posted price',
  selfPrice: 'the posted price',
  entry: 'to enter',
  income: 'licence income',
  licence: 'for licences',
  sale: 'for the sale',
  bid: 'the bid',
  fee: 'the fee',
  double: 'the same again',
  good: 'for goods',
  boat: 'for the boat',
  rent: 'the rent',
  donation: 'for the donation',
  trade: 'for the trade',
  loan: 'the loan',
  bonus: 'the bonus',
  reward: 'the reward',
  levy: 'the levy',
};

/** Tokens in words: `2 Eel, 1 Crab “6”`. */
export const tokensInWords = (tokens: Tokens): string =>
  entriesOf(tokens)
    .map(([kind, count]) => `${count} ${tokenNames[kind]}`)
    .join(', ');
/** Barrels in words: `2 Eel, 1 Tuna`. */
export const barrelsInWords = (barrels: PerFish): string =>
  entriesOf(barrels)
    .map(([fish, count]) => `${count} ${marketNames[fish]}`)
    .join(', ') || 'nothing';
/** What is bid for, in words. */
export const stakeInWords = (tokens: Tokens, barrels: PerFish): string =>
  [...entriesOf(tokens).map(([kind, count]) => `${count} ${tokenNames[kind]}`)]
    .concat(entriesOf(barrels).map(([fish, count]) => barrel(fish, count)))
    .join(', ');
export const yen = (amount: number): string => `¥${amount.toLocaleString('en-US')}`;
export const item = ({ id, fish, token, price }: ItemFact): string =>
  `${token === undefined ? marketNames[fish] : tokenNames[token]} (${id}) at ${yen(price)}`;

export const purse = (from: Purse, who: (seat: number) => string): string =>
  from === 'supply' ? 'the supply' : who(from);
export const market = (id: MarketId): string => `the ${marketNames[id].replace(/ Market$/, '')} Market`;
export const place = (where: Place, who: (seat: number) => string): string => {
  if (typeof where === 'number') return who(where);
  if (where === 'stake') return 'the table';
  return where === 'box' ? 'the box' : `${isFish(where) ? 'the stock of ' : ''}${marketNames[where]}`;
};
export const barrel = (fish: FishId, count: number): string =>
  `${count} ${marketNames[fish]} barrel${count === 1 ? '' : 's'}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A licence: one of a fish, or one with an id. */
export const licence = (name: string): string =>
  `${isFish(name as MarketId) ? marketNames[name as FishId] : name} licence`;

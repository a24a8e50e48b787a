/** Sushi Shop: buys tokens of different shapes, once for each size (TX-SUSHI). */
import { defineMarket } from '../market.ts';

export const sushiShop = defineMarket({ id: 'sushiShop' });

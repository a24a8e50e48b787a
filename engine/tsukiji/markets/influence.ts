/** Influence: tokens that let their owner buy after another turn, and tokens that bring new boards (TX-INFL). */
import { defineMarket } from '../market.ts';

export const influence = defineMarket({ id: 'influence' });

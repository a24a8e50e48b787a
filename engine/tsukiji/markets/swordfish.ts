/** Swordfish: pairs of barrels become a token at auction; bids move its value (TX-SWORD). */
import { defineMarket } from '../market.ts';

export const swordfish = defineMarket({ id: 'swordfish' });

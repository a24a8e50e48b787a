/** Clams & Oysters: each barrel brings a random token out of the bag; the board buys sets of both (TX-CLAM). */
import { defineMarket } from '../market.ts';

export const clamsOysters = defineMarket({ id: 'clamsOysters' });

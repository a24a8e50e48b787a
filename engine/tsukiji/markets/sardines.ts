/** Sardines: unloading brings tokens at once, and tinned ones for sale (TX-SARD). */
import { defineMarket } from '../market.ts';

export const sardines = defineMarket({ id: 'sardines' });

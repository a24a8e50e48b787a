/** Foreign Market: boats dock there as a group, and all they carry is auctioned as one lot (TX-FOREIGN). */
import { defineMarket } from '../market.ts';

export const foreignMarket = defineMarket({ id: 'foreignMarket' });

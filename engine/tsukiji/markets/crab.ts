/** Spider Crab: pairs of barrels become a token at auction; the board pays a premium for each (TB-CRAB). */
import { catchAuction } from '../kinds/catch-auction.ts';
import { defineMarket } from '../market.ts';

export const crab = defineMarket({ id: 'crab', ...catchAuction('crab', 1) });

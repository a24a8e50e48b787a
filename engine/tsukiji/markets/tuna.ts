/** Tuna: three barrels become a token at auction, after any pile of smaller auctions (TB-TUNA, TB-FISH-07). */
import { catchAuction } from '../kinds/catch-auction.ts';
import { defineMarket } from '../market.ts';

export const tuna = defineMarket({ id: 'tuna', ...catchAuction('tuna', 3) });

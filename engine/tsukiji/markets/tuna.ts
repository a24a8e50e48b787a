/** Tuna: three barrels become a token at auction (TB-TUNA). Its piles are served after those of fish that need fewer (TB-FISH-07). */
import { catchAuction } from '../kinds/catch-auction.ts';
import { defineMarket } from '../market.ts';

export const tuna = defineMarket({ id: 'tuna', ...catchAuction('tuna', 2) });

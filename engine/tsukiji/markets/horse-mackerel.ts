/** Horse Mackerel: free to enter; its overfishing rewards who owns its tokens (TX-HMACK). */
import { defineMarket } from '../market.ts';

export const horseMackerel = defineMarket({ id: 'horseMackerel' });

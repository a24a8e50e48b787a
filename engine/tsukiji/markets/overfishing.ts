/** Overfishing: never entered; in the end tokens of healthy fish earn yen and those of overfished ones cost it (TX-OVERF). */
import { defineMarket } from '../market.ts';

export const overfishing = defineMarket({ id: 'overfishing' });

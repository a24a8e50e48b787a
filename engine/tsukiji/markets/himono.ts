/** Himono: its licences catch other fish and turn what lies on them into Himono (TX-HIMONO). */
import { defineMarket } from '../market.ts';

export const himono = defineMarket({ id: 'himono' });

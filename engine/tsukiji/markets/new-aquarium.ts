/** New Aquarium: takes tokens of the new shapes for good; a barrel is the entry cost (TX-NAQ). */
import { defineMarket } from '../market.ts';

export const newAquarium = defineMarket({ id: 'newAquarium' });

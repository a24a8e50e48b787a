/** Aquarium: takes tokens for good at a printed price, while the space of their fish has room (TB-AQUA). */
import { action } from '../../kernel/catalogue.ts';
import type { Tokens } from '../catalog/ids.ts';
import { tokensField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { tank } from '../kinds/tank.ts';
import { defineMarket } from '../market.ts';

const spec = action('Sell tokens of yours; they stay on the board for good.', { tokens: tokensField });

export const aquarium = defineMarket<Tokens>({
  id: 'aquarium',
  ...tank('aquariumSell', spec, (look) => print(look, 'ext.aquarium.spaces')),
});

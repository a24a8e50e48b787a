/** New Aquarium: takes tokens of the new shapes for good; a barrel is the entry cost (TX-NAQ). */
import { action } from '../../kernel/catalogue.ts';
import type { Tokens } from '../catalog/ids.ts';
import { tokensField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { tank } from '../kinds/tank.ts';
import { defineMarket } from '../market.ts';

const spec = action('In the New Aquarium: sell tokens of yours; they stay on the board for good.', {
  tokens: tokensField,
});

export const newAquarium = defineMarket<Tokens>({
  id: 'newAquarium',
  ...tank('sellNewAquarium', spec, (look) => print(look, 'ext.newAquarium.spaces')),
});

import { poissonnier, poissonnierOptions } from '../../../../engine/poissonnier/index.ts';
import { optionSchemaOf } from '../../catalogue/option-schema.ts';
import type { Face } from '../face.ts';
import { addPoissonnierView } from './view.ts';

/** Le Poissonnier in the API. */
export const poissonnierFace: Face = {
  game: poissonnier,
  prefix: 'Poissonnier',
  options: optionSchemaOf(poissonnierOptions),
  addView: addPoissonnierView,
};

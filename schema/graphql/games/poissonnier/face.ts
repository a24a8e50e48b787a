import * as z from 'zod/mini';
import { poissonnier, poissonnierOptions } from '../../../../engine/poissonnier/index.ts';
import type { Face } from '../face.ts';
import { addPoissonnierView } from './view.ts';

/** Le Poissonnier in the API. */
export const poissonnierFace: Face = {
  game: poissonnier,
  prefix: 'Poissonnier',
  options: z.toJSONSchema(poissonnierOptions, { io: 'input' }),
  addView: addPoissonnierView,
};

import * as z from 'zod/mini';
import { mall, mallOptions } from '../../../../engine/mall/index.ts';
import type { Face } from '../face.ts';
import { addMallView } from './view.ts';

/** The shopping-mall game in the API. */
export const mallFace: Face = {
  game: mall,
  prefix: 'Mall',
  options: z.toJSONSchema(mallOptions, { io: 'input' }),
  addView: addMallView,
};

import { mall, mallOptions } from '../../../../engine/mall/index.ts';
import { optionSchemaOf } from '../../catalogue/option-schema.ts';
import type { Face } from '../face.ts';
import { addMallView } from './view.ts';

/** The shopping-mall game in the API. */
export const mallFace: Face = {
  game: mall,
  prefix: 'Mall',
  options: optionSchemaOf(mallOptions),
  addView: addMallView,
};

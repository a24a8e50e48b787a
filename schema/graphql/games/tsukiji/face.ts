import { tsukiji, tsukijiOptions } from '../../../../engine/tsukiji/index.ts';
import { optionSchemaOf } from '../../catalogue/option-schema.ts';
import type { Face } from '../face.ts';
import { addTsukijiView } from './view.ts';

/** Tokyo Tsukiji Market in the API. */
export const tsukijiFace: Face = {
  game: tsukiji,
  prefix: 'Tsukiji',
  options: optionSchemaOf(tsukijiOptions),
  addView: addTsukijiView,
};

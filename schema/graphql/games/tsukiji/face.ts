import * as z from 'zod/mini';
import { tsukiji, tsukijiOptions } from '../../../../engine/tsukiji/index.ts';
import type { Face } from '../face.ts';
import { addTsukijiView } from './view.ts';

/** Tokyo Tsukiji Market in the API. */
export const tsukijiFace: Face = {
  game: tsukiji,
  prefix: 'Tsukiji',
  options: z.toJSONSchema(tsukijiOptions, { io: 'input' }),
  addView: addTsukijiView,
};

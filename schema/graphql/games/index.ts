import type { Face } from './face.ts';
import { mallFace } from './mall/face.ts';
import { poissonnierFace } from './poissonnier/face.ts';
import { tsukijiFace } from './tsukiji/face.ts';

/** The games of the API. */
export const faces: readonly Face[] = [tsukijiFace, poissonnierFace, mallFace];

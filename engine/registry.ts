import { mall } from './mall/index.ts';
import type { Registry } from './match/registry.ts';
import { poissonnier } from './poissonnier/index.ts';
import { tsukiji } from './tsukiji/index.ts';

/** The games of this server, by name: the only place that knows which there are. */
export const registry: Registry = { tsukiji, poissonnier, mall };

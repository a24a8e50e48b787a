import type { Bot } from '../../kernel/game.ts';
import type { TsukijiView } from '../views/view.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The bots by name. */
export const bots: { readonly [name: string]: Bot<TsukijiView> } = { greedy, random };

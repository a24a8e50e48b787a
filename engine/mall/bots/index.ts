import type { Bot } from '../../kernel/game.ts';
import type { MallAction } from '../actions.ts';
import type { MallView } from '../views/view.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The bots by name. */
export const bots: { readonly [name: string]: Bot<MallView, MallAction> } = { random, greedy };

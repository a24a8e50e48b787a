import type { Bot } from '../../kernel/game.ts';
import type { PoissonnierAction } from '../actions.ts';
import type { PoissonnierView } from '../views/view.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The bots by name. */
export const bots: { readonly [name: string]: Bot<PoissonnierView, PoissonnierAction> } = { random, greedy };

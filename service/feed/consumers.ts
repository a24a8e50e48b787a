import type { Context } from '../context.ts';
import { listConsumer } from '../lists/list-consumer.ts';
import type { ListContext } from '../lists/list-context.ts';
import { botsConsumer } from './bots.ts';
import type { Consumer } from './consumer.ts';

/** All that follows a commit. */
export function consumersOf(context: Context & ListContext): readonly Consumer[] {
  return [botsConsumer(context), listConsumer(context)];
}

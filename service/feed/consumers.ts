import type { Context } from '../context.ts';
import { listConsumer } from '../lists/list-consumer.ts';
import { botsConsumer } from './bots.ts';
import type { Consumer } from './consumer.ts';

/** All that follows a commit. */
export function consumersOf(context: Context): readonly Consumer[] {
  return [botsConsumer(context), listConsumer(context)];
}

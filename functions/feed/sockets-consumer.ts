import type { App } from '../../schema/graphql/server.ts';
import { createTeller } from '../../schema/graphql/socket/teller.ts';
import type { Context } from '../../service/context.ts';
import type { Consumer } from '../../service/feed/consumer.ts';
import { createServices } from '../../service/services.ts';
import { createFanOut } from '../../service/subscriptions/fan-out.ts';
import { remembered, rememberedTalk } from '../../service/subscriptions/remembered.ts';
import type { Sender } from '../../service/subscriptions/sender.ts';

/** The consumer of the feed that tells subscribers. Of each match and its talk it reads what is new once, and projects it for every viewer. */
export function socketsConsumer(context: Context, app: App, sender: Sender): Consumer {
  const services = () =>
    createServices({ ...context, store: remembered(context.store), messages: rememberedTalk(context.messages) });
  return createFanOut(sender, () => createTeller({ app, now: sender.now }, services()));
}

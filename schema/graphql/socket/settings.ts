import type { Identity } from '../../../service/identity.ts';
import type { Sender } from '../../../service/subscriptions/sender.ts';
import type { App } from '../server.ts';

/** What the protocol stands on. Nothing is remembered between two messages but in the store of the sender. */
export interface SocketSettings {
  readonly app: App;
  readonly identity: Identity;
  readonly sender: Sender;
}

import type { Person } from '../../service/identity.ts';
import type { Lists } from '../../service/lists/lists.ts';
import type { Services } from '../../service/services.ts';

/** What every resolver knows. */
export interface GraphContext {
  /** who asks; nothing for the anonymous */
  readonly viewer: Person | undefined;
  readonly services: Services;
  readonly lists: Lists;
  readonly requestId: string;
}

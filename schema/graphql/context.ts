import type { Person } from '../../service/identity.ts';
import type { Services } from '../../service/services.ts';
import type { Pull } from './subscription/pull.ts';
import type { Wait } from './subscription/wait.ts';

/** What every resolver knows. */
export interface GraphContext {
  /** who asks; nothing for the anonymous */
  readonly viewer: Person | undefined;
  /** when the viewer's token ends, in seconds since 1970 */
  readonly until?: number;
  readonly services: Services;
  readonly requestId: string;
  readonly wait: Wait;
  /** when the request came, in milliseconds of a clock that never goes back */
  readonly began: number;
  /** of a subscription that is not iterated: what is asked of it */
  readonly pull?: Pull;
}

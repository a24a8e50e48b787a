import type { Violation } from '../engine/kernel/violation.ts';
import { isViolation } from '../engine/kernel/violation.ts';
import type { MatchPreview } from '../engine/match/look.ts';
import { previewFor } from '../engine/match/look.ts';
import type { Refused } from './answers.ts';
import { refused, refusedBy } from './answers.ts';
import type { Context } from './context.ts';
import type { GivenActions } from './given-actions.ts';
import { actionsOf } from './given-actions.ts';
import type { Person } from './identity.ts';
import { isMatchId } from './match-id.ts';
import type { ToldEvent } from './told-event.ts';
import { tell } from './told-event.ts';

/** Actions to try. */
export interface Preview {
  readonly matchId: string;
  readonly decisionId?: string;
  readonly given: GivenActions;
}

/** What the actions would make of the match, as the caller would see it. Nothing has changed and nothing was drawn. */
export interface Previewed extends Pick<MatchPreview, 'view' | 'applied' | 'stoppedAt'> {
  readonly ok: true;
  readonly game: string;
  /** The version that they were tried on. */
  readonly version: number;
  readonly events: readonly ToldEvent[];
}

export type PreviewAnswer = Previewed | Refused;

/** Tries actions on the newest version. It stops before the first action that draws, reveals or closes sealed answers. */
export async function preview(context: Context, person: Person, input: Preview): Promise<PreviewAnswer> {
  const { store, registry } = context;
  const { matchId, decisionId, given } = input;
  const newest = isMatchId(matchId) ? await store.newest(matchId) : undefined;
  if (newest === undefined) return refused('NOT_FOUND');
  const { match } = newest;
  const refusedNow = (violation: Violation): Refused => ({ ...refusedBy(violation), version: newest.n });
  const actions = actionsOf(registry, match, given);
  if (isViolation(actions)) return refusedNow(actions);
  const actor = { kind: 'person', ...person } as const;
  const tried = previewFor(registry, match, { actor, actions, ...(decisionId === undefined ? {} : { decisionId }) });
  if (isViolation(tried)) return refusedNow(tried);
  return { ok: true, game: match.game, version: newest.n, ...tried, events: tell(registry, match, tried.events) };
}

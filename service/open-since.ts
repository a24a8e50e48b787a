import type { Decision } from '../engine/kernel/decision.ts';
import type { OpenDecision } from '../store/matches/version-item.ts';

/** The open decisions of a version made `at`, each with the time since which it is open: its id is what tells it was so before. */
export function openSince(
  decisions: readonly Decision[],
  before: readonly OpenDecision[],
  at: string,
): readonly OpenDecision[] {
  const times = new Map(before.map(({ id, since }) => [id, since]));
  return decisions.map((decision) => ({ ...decision, since: times.get(decision.id) ?? at }));
}

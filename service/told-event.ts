import type { EventShape } from '../engine/kernel/table.ts';
import type { Match } from '../engine/match/match.ts';
import type { Registry } from '../engine/match/registry.ts';
import { rulesOf } from '../engine/match/rules.ts';

/** An event as far as its viewer may see it, and the same as a line of English. */
export interface ToldEvent {
  readonly event: Partial<EventShape>;
  readonly text: string;
}

/** Puts projected events of a match into words. */
export function tell(registry: Registry, match: Match, events: readonly Partial<EventShape>[]): readonly ToldEvent[] {
  const { game } = rulesOf(registry, match);
  const names = match.seats.map((occupant) => occupant?.name ?? '');
  return events.map((event) => ({ event, text: game.narrate(event, names) }));
}

import { canonical } from '../../engine/kernel/canonical.ts';
import type { Key } from '../../store/keys.ts';
import { activeRowKey, endedRowKey, publicRowKey } from '../../store/lists/row-keys.ts';
import type { StoredVersion } from '../../store/matches/version-item.ts';
import type { MatchSummary, OwnSummary } from './summary.ts';
import { ownSummaryOf, personsOf, summaryOf } from './summary.ts';

/** A place where a row of a match may stand, and the text that must stand there; nothing: there must be no row. */
export interface Slot {
  readonly key: Key;
  readonly text: string | undefined;
}

/**
 * All slots of a match that its newest version can fill or empty, besides the persons of the match for these other persons too. It
 * follows from that version alone.
 */
export function slotsOf(stored: StoredVersion, others: readonly string[] = []): readonly Slot[] {
  const inside = personsOf(stored.match);
  const outside = others.filter((person) => !inside.includes(person));
  return [
    ...inside.flatMap((person) => personSlots(stored, person, textOf(ownSummaryOf(stored, person)))),
    ...outside.flatMap((person) => personSlots(stored, person, undefined)),
    ...publicSlots(stored),
  ];
}

/** A row's text: the same for the same match. */
export function textOf(summary: MatchSummary): string {
  return canonical(summary);
}

/** The match in a row of a public list. */
export function summaryIn(text: string): MatchSummary {
  return JSON.parse(text) as MatchSummary;
}

/** The match in a person's row. */
export function ownSummaryIn(text: string): OwnSummary {
  return JSON.parse(text) as OwnSummary;
}

function personSlots({ match }: StoredVersion, person: string, text: string | undefined): readonly Slot[] {
  const active = activeRowKey(person, match.id);
  if (match.phase !== 'over') return [{ key: active, text }];
  return [
    { key: active, text: undefined },
    { key: endedRowKey(person, match.at, match.id), text },
  ];
}

/** Who joins by invitation finds the match by its code only. */
function publicSlots(stored: StoredVersion): readonly Slot[] {
  const { match } = stored;
  const { game, id: matchId } = match;
  if (match.access.kind !== 'public') return [];
  const hasRoom = match.phase === 'lobby' && match.seats.includes(null);
  const open = publicRowKey('open', { game, at: match.createdAt, matchId });
  const lobby = { key: open, text: hasRoom ? textOf(summaryOf(stored)) : undefined };
  if (match.phase !== 'over') return [lobby];
  return [lobby, { key: publicRowKey('finished', { game, at: match.at, matchId }), text: textOf(summaryOf(stored)) }];
}

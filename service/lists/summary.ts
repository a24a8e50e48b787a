import { awaited } from '../../engine/kernel/decision.ts';
import type { Placing } from '../../engine/kernel/game.ts';
import type { Listing, Match, Occupant, Phase } from '../../engine/match/match.ts';
import type { OpenDecision, StoredVersion } from '../../store/matches/version-item.ts';

/** A seat in a list. Without a name it is free. */
export interface SeatSummary {
  readonly name?: string;
  /** The name of the bot that plays it. */
  readonly bot?: string;
  readonly resigned?: true;
}

/** A match as lists show it to anyone who may see that it is there: never whose a seat is, nor anything secret. */
export interface MatchSummary extends Listing {
  readonly matchId: string;
  readonly game: string;
  readonly phase: Phase;
  readonly seats: readonly SeatSummary[];
  /** ISO 8601 UTC, milliseconds. */
  readonly createdAt: string;
  /** Only of a match that is over. */
  readonly endedAt?: string;
  /** The seats that the match waits for. */
  readonly waiting: readonly number[];
  /** Only of a match that is over. */
  readonly placings?: readonly Pick<Placing, 'seat' | 'place' | 'score'>[];
}

/** A person's part in a match. */
export interface OwnPart {
  readonly seat?: number;
  readonly isOrganizer: boolean;
  /** What the match waits for from the person. */
  readonly decisions: readonly OpenDecision[];
}

/** A match in the lists of a person who sits in it or has created it. */
export interface OwnSummary extends MatchSummary {
  readonly own: OwnPart;
}

/** A match as any list shows it. It says what its newest version says, and changes only when that does. */
export function summaryOf({ match, awaiting }: StoredVersion): MatchSummary {
  const { id, game, phase, createdAt, listing, outcome } = match;
  return {
    ...listing,
    matchId: id,
    game,
    phase,
    seats: match.seats.map(seatSummary),
    createdAt,
    ...(phase === 'over' ? { endedAt: match.at } : {}),
    waiting: [...new Set(awaited(awaiting).map(({ seat }) => seat))],
    ...(outcome === undefined
      ? {}
      : { placings: outcome.placings.map(({ seat, place, score }) => ({ seat, place, score })) }),
  };
}

/** A match in the lists of one of its persons. Who has resigned is asked nothing any more. */
export function ownSummaryOf(stored: StoredVersion, person: string): OwnSummary {
  const { match, awaiting } = stored;
  const seat = match.seats.findIndex((occupant) => occupant?.person === person);
  const plays = seat >= 0 && match.seats[seat]?.resigned !== true;
  const own = {
    ...(seat < 0 ? {} : { seat }),
    isOrganizer: match.creator === person,
    decisions: plays ? awaited(awaiting).filter((decision) => decision.seat === seat) : [],
  };
  return { ...summaryOf(stored), own };
}

/** Who has a match in their lists: the persons who sit in it, and who created it. */
export function personsOf({ seats, creator }: Match): readonly string[] {
  return [...new Set([creator, ...seats.flatMap((occupant) => occupant?.person ?? [])])];
}

function seatSummary(occupant: Occupant | null): SeatSummary {
  if (occupant === null) return {};
  const { name, bot, resigned } = occupant;
  return { name, ...(bot === undefined ? {} : { bot }), ...(resigned === undefined ? {} : { resigned }) };
}

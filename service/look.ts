import { hexOf } from '../engine/kernel/hash.ts';
import { viewHashOf } from '../engine/match/chain.ts';
import { decisionsOf, legalFor, viewerOf, viewMatch } from '../engine/match/look.ts';
import type { Match } from '../engine/match/match.ts';
import type { Registry } from '../engine/match/registry.ts';
import type { Standing } from './committed.ts';
import type { Person } from './identity.ts';
import type { MatchLook, SeatLook } from './match-look.ts';

/** A match as a person may see it, or the public. The only way a match leaves the services. */
export function lookAt(registry: Registry, { match, secret }: Standing, person: Person | undefined): MatchLook {
  const viewer = viewerOf(match, person?.person);
  const yourSeat = viewer.kind === 'seat' ? viewer.seat : undefined;
  const view = once(() => viewMatch(registry, match, viewer));
  return {
    id: match.id,
    game: match.game,
    rulesVersion: match.rulesVersion,
    phase: match.phase,
    version: match.version,
    at: match.at,
    createdAt: match.createdAt,
    listing: match.listing,
    options: match.options,
    commitment: match.commitment,
    privateTalk: match.privateTalk === true,
    ...(match.phase === 'over' ? { secret: hexOf(secret) } : {}),
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    ...insideOf(match, person, yourSeat),
    seats: match.seats.map((_, seat) => seatLook(match, seat, yourSeat)),
    decisions: decisionsOf(registry, match),
    view,
    viewHash: () => viewHashOf(view()),
    legal: () => (yourSeat === undefined || hasResigned(match, yourSeat) ? [] : legalFor(registry, match, yourSeat)),
  };
}

type Inside = Pick<MatchLook, 'access' | 'invitation' | 'isOrganizer' | 'yourSeat' | 'undoOffered'>;

/** What depends on who asks, beside the view. The invitation code is for those inside: it lets others in. */
function insideOf(match: Match, person: Person | undefined, yourSeat: number | undefined): Inside {
  const isOrganizer = person !== undefined && match.creator === person.person;
  const isInside = isOrganizer || yourSeat !== undefined;
  const undoOffered = yourSeat !== undefined && match.undo?.seat === yourSeat && !hasResigned(match, yourSeat);
  return {
    access: match.access.kind,
    ...(isInside && match.access.kind === 'invitation' ? { invitation: match.access.code } : {}),
    isOrganizer,
    ...(yourSeat === undefined ? {} : { yourSeat }),
    undoOffered,
  };
}

function seatLook(match: Match, seat: number, yourSeat: number | undefined): SeatLook {
  const occupant = match.seats[seat] ?? undefined;
  return {
    seat,
    ...(occupant === undefined ? {} : { name: occupant.name }),
    ...(occupant?.bot === undefined ? {} : { bot: occupant.bot }),
    isYou: seat === yourSeat,
    resigned: hasResigned(match, seat),
    agreedToEnd: match.endAgreed.includes(seat),
  };
}

function hasResigned(match: Match, seat: number): boolean {
  return match.seats[seat]?.resigned === true;
}

/** The value of `make`, made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

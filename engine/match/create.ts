import { canonical, isJson } from '../kernel/canonical.ts';
import { commitmentOf } from '../kernel/draw.ts';
import type { Game } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation } from '../kernel/violation.ts';
import { deny } from './codes.ts';
import type { Env } from './env.ts';
import { listingOf } from './listing.ts';
import { isGoodWord, occupantOf, refuseWord } from './lobby.ts';
import type { Creation, Match, Occupant } from './match.ts';
import { optionsOf } from './options.ts';
import type { Registry } from './registry.ts';
import { newestGame } from './registry.ts';

const OPTIONS_LONGEST = 20_000;

/** The match that a creation asks for, in its lobby: seats for the creator and the bots, and the commitment to the secret. */
export function lobbyOf(registry: Registry, creation: Creation, env: Env): Match | Violation {
  invariant(env.secret.length === 32, 'a secret of 32 bytes');
  const game = newestGame(registry, creation.game);
  if (game === undefined) return deny('GAME_UNKNOWN', { game: creation.game.slice(0, 40) });
  const refusal = refusalOf(game, creation);
  if (refusal !== undefined) return refusal;
  const raw = creation.options ?? {};
  const options = optionsOf(game, raw, creation.seats);
  if (isViolation(options)) return options;
  const seats = seatsOf(creation);
  if (isViolation(seats)) return seats;
  const listing = listingOf(creation.listing, game.isRealTime?.(options) === true);
  if (isViolation(listing)) return listing;
  return {
    id: creation.matchId,
    game: game.name,
    rulesVersion: game.rulesVersion,
    options: raw,
    commitment: commitmentOf(creation.matchId, env.secret),
    creator: creation.actor.person,
    createdAt: env.at,
    access: creation.access,
    ...(creation.privateTalk === true ? { privateTalk: true } : {}),
    listing,
    seats,
    phase: 'lobby',
    version: 1,
    at: env.at,
    draws: {},
    undos: 0,
    receipts: {},
    endAgreed: [],
  };
}

function refusalOf(game: Game, { seats, options, bots, sit }: Creation): Violation | undefined {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) return deny('SEATS_OUT_OF_RANGE', { seats, min, max });
  const isPlain = isJson(options) && canonical(options ?? {}).length <= OPTIONS_LONGEST;
  if (!isPlain) {
    const expected = `JSON of well-formed text, at most ${OPTIONS_LONGEST} characters of it`;
    return deny('OPTIONS_MALFORMED', { longest: OPTIONS_LONGEST, expected });
  }
  if (!isGoodWord(sit?.word)) return refuseWord();
  const unknown = bots.find((bot) => !Object.hasOwn(game.bots, bot));
  return unknown === undefined ? undefined : deny('BOT_UNKNOWN', { bot: unknown.slice(0, 40) });
}

/** The creator in seat 0, if they sit, and the bots from the last seat down. */
function seatsOf({ actor, seats, bots, sit }: Creation): readonly (Occupant | null)[] | Violation {
  const sitting = sit === undefined ? 0 : 1;
  if (sitting + bots.length > seats) return deny('MATCH_FULL', { seats });
  const first = sit === undefined ? [] : [occupantOf(actor, sit.word)];
  const free = Array.from({ length: seats - sitting - bots.length }, () => null);
  const last = bots.map((bot, index) => ({ bot, name: `${bot} ${seats - index}` })).reverse();
  return [...first, ...free, ...last];
}

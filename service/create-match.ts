import { canonical } from '../engine/kernel/canonical.ts';
import { bytesOf, sha256 } from '../engine/kernel/hash.ts';
import { invariant, known } from '../engine/kernel/invariant.ts';
import { create, createdBefore } from '../engine/match/decide.ts';
import type { Creation, Listing } from '../engine/match/match.ts';
import type { StoredVersion } from '../store/matches/version-item.ts';
import { StoreUnavailable } from '../store/store-fault.ts';
import { answerTo } from './answer-to.ts';
import type { Answer } from './answers.ts';
import type { Committed } from './committed.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import { invitationTo } from './invitation.ts';
import { matchIdFor } from './match-id.ts';
import { writeVersion } from './write-version.ts';

/** A match to create. */
export interface CreateMatch {
  readonly moveId: string;
  readonly game: string;
  readonly seats: number;
  /** As the game takes them: JSON. */
  readonly options?: unknown;
  readonly access: 'public' | 'invitation';
  /** Messages to one seat are allowed at the table. */
  readonly privateTalk?: boolean;
  /** The language that is spoken at the table: a BCP 47 tag such as `en` or `pt-BR`. */
  readonly language?: string;
  /** Correspondence by default, where the game allows it. */
  readonly speed?: Listing['speed'];
  /** The names of bots that sit down at once, from the last seat down. */
  readonly bots: readonly string[];
  /** The creator takes seat 0. */
  readonly sit?: { readonly word?: string };
}

/** Creates a match: version 1. The same person and moveId name the same match, so that asking again makes no second one. */
export async function createMatch(context: Context, person: Person, input: CreateMatch): Promise<Answer> {
  const creation = creationOf(context, person, input);
  return answerTo(context, person, input.moveId, await commitCreation(context, creation));
}

async function commitCreation(context: Context, creation: Creation): Promise<Committed> {
  const secret = secretFor(context, creation.matchId);
  try {
    for (;;) {
      const first = await context.store.at(creation.matchId, 1);
      if (first !== undefined) return createdAlready(first, creation);
      const verdict = create(context.registry, creation, { at: context.now().toISOString(), secret });
      invariant(verdict.kind !== 'again', 'a new match that was created before');
      if (verdict.kind === 'refused') return verdict;
      const written = await writeVersion(context, verdict.version, { secret, awaiting: [] });
      // Only the same creation, sent twice at once, gets there first; the next look finds it.
      if (written !== 'overtaken') return written;
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) return { kind: 'unknown' };
    throw error;
  }
}

function createdAlready(first: StoredVersion, creation: Creation): Committed {
  const verdict = createdBefore(first, creation);
  return verdict.kind === 'refused' ? { ...verdict, standing: first } : { kind: 'accepted', standing: first };
}

function creationOf({ seed, randomBytes }: Context, person: Person, input: CreateMatch): Creation {
  const { moveId, game, seats, options, access, privateTalk, language, speed, bots, sit } = input;
  const matchId = matchIdFor({ person: person.person, moveId, ...(seed === undefined ? {} : { seed }) });
  return {
    matchId,
    moveId,
    actor: { kind: 'person', ...person },
    game,
    seats,
    options,
    access: access === 'public' ? { kind: access } : { kind: access, code: invitationTo(matchId, randomBytes) },
    ...(privateTalk === true ? { privateTalk } : {}),
    listing: {
      ...(language === undefined ? {} : { language }),
      ...(speed === undefined ? {} : { speed }),
    },
    bots,
    ...(sit === undefined ? {} : { sit }),
  };
}

function secretFor({ seed, randomBytes }: Context, matchId: string): Uint8Array {
  if (seed === undefined) return randomBytes(32);
  return known(bytesOf(sha256(canonical(['uogashi-seeded-secret', seed, matchId]))), 'digest');
}

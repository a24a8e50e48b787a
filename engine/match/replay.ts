/** A finished match played again through the door it was played through, with strangers in the seats. */
import { bytesOf } from '../kernel/hash.ts';
import { known } from '../kernel/invariant.ts';
import type { Loaded, Verdict } from './decide.ts';
import { create, decide } from './decide.ts';
import type { ExportedVersion, MatchExport } from './exported.ts';
import type { Actor, Command, Match, Version } from './match.ts';
import type { Registry } from './registry.ts';

type Person = Extract<Actor, { kind: 'person' }>;

const organizer: Person = { kind: 'person', person: 'organizer', name: 'organizer' };

/** Decides the next exported version from what was played before it (`played[n - 1]` is version n). */
export function replayOne(
  registry: Registry,
  exported: MatchExport,
  played: readonly Version[],
  next: ExportedVersion,
): Verdict {
  const env = { at: next.at, secret: known(bytesOf(exported.secret), 'secret') };
  const newest = played.at(-1);
  if (newest === undefined) return create(registry, creationOf(exported, next), env);
  const { match } = newest;
  const earlier = match.undo === undefined ? undefined : played[match.undo.to - 1]?.match;
  const loaded: Loaded = earlier === undefined ? newest : { ...newest, earlier };
  const submission = {
    matchId: match.id,
    moveId: next.moveId,
    expectedVersion: match.version,
    actor: actorOf(match, next),
    command: commandOf(exported, next),
  };
  return decide(registry, loaded, submission, env);
}

function creationOf(exported: MatchExport, first: ExportedVersion): Parameters<typeof create>[1] {
  const bots = exported.seats.flatMap(({ bot }) => bot ?? []).reverse();
  return {
    matchId: exported.matchId,
    moveId: first.moveId,
    actor: organizer,
    game: exported.game,
    seats: exported.seats.length,
    options: exported.options,
    access: { kind: 'public' },
    bots,
    ...(first.seat === 0 ? { sit: wordOf(exported, 0) } : {}),
  };
}

/** Who joins is someone new each time; at the table it is whoever sits in the seat. */
function actorOf(match: Match, { by, kind, seat, n }: ExportedVersion): Actor {
  if (by !== 'person') return { kind: by, seat: seat ?? -1 };
  if (kind === 'start') return organizer;
  const sitting = seat === undefined ? undefined : match.seats[seat]?.person;
  const person = kind === 'join' || sitting === undefined ? `person ${n}` : sitting;
  return { kind: 'person', person, name: person };
}

function commandOf(exported: MatchExport, { kind, seat, decisionId, actions }: ExportedVersion): Command {
  switch (kind) {
    case 'join':
      return { kind, ...(seat === undefined ? {} : { seat, ...wordOf(exported, seat) }) };
    case 'act':
      return { kind, actions, ...(decisionId === undefined ? {} : { decisionId }) };
    case 'create':
      return { kind: 'start' };
    default:
      return { kind };
  }
}

function wordOf({ words }: MatchExport, seat: number): { readonly word?: string } {
  const word = words[seat];
  return typeof word === 'string' ? { word } : {};
}

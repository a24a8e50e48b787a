/** What was accepted is remembered by its moveId, so that asking again is answered as the first time. */
import { canonical } from '../kernel/canonical.ts';
import { sha256 } from '../kernel/hash.ts';
import type { Actor, Creation, Match, Receipt, Version } from './match.ts';
import { seatOf } from './rules.ts';

const KEPT = 16;
/** Receipts are the part of an item that anyone can fill with noise: with more persons it could pass 32 KB. */
const PERSONS = 8;

/** What a receipt remembers a command by. The command must be JSON. */
export function commandHash(command: Version['command']): string {
  return sha256(canonical(command));
}

/** What a creation is remembered by: all but the invitation code, which is made anew each time. */
export function creationHash({ game, seats, options, access, listing, privateTalk, bots, sit }: Creation): string {
  return sha256(
    canonical({ game, seats, options: options ?? {}, access: access.kind, listing, privateTalk, bots, sit }),
  );
}

/** The receipt of an actor's moveId, from the lobby or from the table. Older ones than the kept are found in the versions. */
export function receiptOf(match: Match, actor: Actor, moveId: string): Receipt | undefined {
  const receipts = keysOf(match, actor).flatMap((name) => match.receipts[name] ?? []);
  return receipts.findLast((receipt) => receipt.moveId === moveId);
}

/** Remembers a receipt: of the person in the lobby, of the seat at the table. */
export function withReceipt(match: Match, actor: Actor, receipt: Receipt): Match['receipts'] {
  const atTable = match.phase === 'lobby' ? [] : seatKeys(match, actor);
  const [name] = [...atTable, ...(actor.kind === 'person' ? [personKey(actor.person)] : [])];
  if (name === undefined) return match.receipts;
  const kept = [...(match.receipts[name] ?? []), receipt].slice(-KEPT);
  return withinBounds({ ...match.receipts, [name]: kept });
}

/** True if no receipt of this actor that is newer than version `since` has been forgotten yet. */
export function remembersAll(match: Match, actor: Actor, since: number): boolean {
  const persons = Object.keys(match.receipts).filter((name) => name.startsWith('p:')).length;
  return keysOf(match, actor).every((name) => {
    const kept = match.receipts[name];
    if (kept === undefined) return name.startsWith('s:') || persons < PERSONS;
    return kept.length < KEPT || (kept[0]?.version ?? 0) <= since;
  });
}

/** True if the actor's seat has a version after version `since`. The newest receipt of a seat is never forgotten. */
export function hasActedSince(match: Match, actor: Actor, since: number): boolean {
  return seatKeys(match, actor).some((name) => (match.receipts[name]?.at(-1)?.version ?? 0) > since);
}

const personKey = (person: string): string => `p:${person}`;

function keysOf(match: Match, actor: Actor): readonly string[] {
  return [...(actor.kind === 'person' ? [personKey(actor.person)] : []), ...seatKeys(match, actor)];
}

function seatKeys(match: Match, actor: Actor): readonly string[] {
  const seat = seatOf(match, actor);
  return seat === undefined ? [] : [`s:${seat}`];
}

/** A lobby can see many come and go: of persons only those are kept who acted last. */
function withinBounds(receipts: Match['receipts']): Match['receipts'] {
  const newest = (list: readonly Receipt[]): number => list.at(-1)?.version ?? 0;
  const persons = Object.entries(receipts).filter(([name]) => name.startsWith('p:'));
  const forgotten = persons
    .sort(([, one], [, other]) => newest(other) - newest(one))
    .slice(PERSONS)
    .map(([name]) => name);
  return Object.fromEntries(Object.entries(receipts).filter(([name]) => !forgotten.includes(name)));
}

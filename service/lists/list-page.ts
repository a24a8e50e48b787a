import { canonical } from '../../engine/kernel/canonical.ts';
import { sha256 } from '../../engine/kernel/hash.ts';
import type { Refused } from '../answers.ts';
import { refused } from '../answers.ts';
import type { PageSizes } from '../page-size.ts';
import { refusePage } from '../page-size.ts';
import type { ListName } from './place.ts';
import { parsePlace, printPlace } from './place.ts';

/** Which part of a list, and what is known of it already. */
export interface ListAsk {
  /** At most so many entries, as {@link listPages} says. */
  readonly first?: number;
  /** A cursor of the same list: what comes after it. */
  readonly after?: string;
  /** The etag of the same question, asked before: if nothing is new, nothing is answered. */
  readonly ifNoneMatch?: string;
}

/** A part of a list. */
export interface ListPage<Node> {
  /** Stays the same at least as long as the same question has the same answer. */
  readonly etag: string;
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Where the next page goes on. None if the list is empty from its beginning. */
  readonly endCursor?: string;
}

/** The page; none if nothing is new. */
export type ListAnswer<Node> = { readonly ok: true; readonly page: ListPage<Node> | undefined } | Refused;

/** An entry and what it is sorted by. */
export interface Placed<Node> {
  readonly place: string;
  readonly node: Node;
}

/** What a list has after a place: one entry more than asked for tells that there is more. */
export interface Part<Node> {
  readonly entries: readonly Placed<Node>[];
  /** Looked no further than here, though there may be more. */
  readonly stoppedAt?: string;
}

/** How a list is read: all that its answers depend on, and the reading itself. */
export interface Reading<Node> {
  readonly list: ListName;
  /** What tells this question from others. */
  readonly question: unknown;
  /** What changes whenever an answer may. It is read before the list, so that it is never newer than what it stands for. */
  revision(): Promise<unknown>;
  /** Up to `count` entries after a place. */
  part(after: string | undefined, count: number): Promise<Part<Node>>;
}

/** The pages of all lists. */
export const listPages: PageSizes = { usual: 20, longest: 50 };

/** Answers a question about a list: first whether anything is new, then what. Refused `input.malformed` {field, expected}. */
export async function readList<Node>(reading: Reading<Node>, ask: ListAsk): Promise<ListAnswer<Node>> {
  const { list, question } = reading;
  const { first: size = listPages.usual } = ask;
  const refusal = refusePage('first', size, listPages);
  if (refusal !== undefined) return refusal;
  const after = ask.after === undefined ? undefined : parsePlace(list, ask.after);
  if (ask.after !== undefined && after === undefined) {
    return refused('input.malformed', { field: 'after', expected: 'a cursor of this list' });
  }
  const etag = etagOf([list, question, size, after ?? '', await reading.revision()]);
  if (etag === ask.ifNoneMatch) return { ok: true, page: undefined };
  const part = await reading.part(after, size + 1);
  return { ok: true, page: pageOf({ list, size, etag, after }, part) };
}

interface Frame {
  readonly list: ListName;
  readonly size: number;
  readonly etag: string;
  readonly after: string | undefined;
}

function pageOf<Node>({ list, size, etag, after }: Frame, part: Part<Node>): ListPage<Node> {
  const { entries, stoppedAt } = part;
  const shown = entries.slice(0, size);
  const isCut = entries.length > size;
  // An empty page goes on where it began.
  const end = (isCut ? undefined : stoppedAt) ?? shown.at(-1)?.place ?? after;
  return {
    etag,
    edges: shown.map(({ place, node }) => ({ cursor: printPlace(list, place), node })),
    hasNextPage: isCut || stoppedAt !== undefined,
    hasPreviousPage: after !== undefined,
    ...(end === undefined ? {} : { endCursor: printPlace(list, end) }),
  };
}

function etagOf(parts: readonly unknown[]): string {
  return sha256(canonical(parts)).slice(0, 32);
}

/** The shape of an exported match, and the door for one that comes from outside. */
import { isJson } from '../kernel/canonical.ts';
import type { Placing } from '../kernel/game.ts';
import { bytesOf } from '../kernel/hash.ts';
import type { ExportedFields } from './chain.ts';

/** Who sat in a seat, without saying who it was. */
export interface ExportedSeat {
  readonly kind: 'person' | 'bot';
  readonly bot?: string;
  readonly resigned?: true;
}

/** A version with its link. */
export interface ExportedVersion extends ExportedFields {
  readonly hash: string;
}

/** A finished match. Never in it: names and ids of persons, invitation codes, what was not played. */
export interface MatchExport {
  readonly matchId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: readonly ExportedSeat[];
  readonly commitment: string;
  /** Hex. */
  readonly secret: string;
  readonly words: readonly (string | null)[];
  readonly versions: readonly ExportedVersion[];
  readonly placings: readonly Placing[];
  readonly stateHash: string;
}

/**
 * The export that an unknown JSON value is, or the first field that is not what it must be. What is checked is what a verifier
 * relies on before it compares: sizes, kinds and numbers, not whether they are true.
 */
export function readExport(raw: unknown): MatchExport | { readonly malformed: string } {
  if (!isJson(raw) || !isObject(raw)) return { malformed: '' };
  const wrong = Object.entries(shape).find(([name, fits]) => !fits(raw[name]));
  if (wrong !== undefined) return { malformed: wrong[0] };
  const versions = raw.versions as readonly unknown[];
  const bad = versions.findIndex((version, index) => !isVersion(version, index + 1));
  return bad < 0 ? (raw as unknown as MatchExport) : { malformed: `versions.${bad}` };
}

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isNumber: Fits = (value) => Number.isSafeInteger(value);
const isKey: Fits = (value) => typeof value === 'string' && bytesOf(value)?.length === 32;
const isList: Fits = (value) => Array.isArray(value);
const absentOr =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);
const oneOf =
  (...words: readonly unknown[]): Fits =>
  (value) =>
    words.includes(value);
const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);
const has =
  (members: { readonly [name: string]: Fits }): Fits =>
  (value) =>
    isObject(value) && Object.entries(members).every(([name, fits]) => fits(value[name]));

const shape: { readonly [name: string]: Fits } = {
  matchId: isText,
  game: isText,
  rulesVersion: isNumber,
  seats: listOf(has({ kind: oneOf('person', 'bot'), bot: absentOr(isText), resigned: oneOf(undefined, true) })),
  commitment: isKey,
  secret: isKey,
  words: listOf((word) => word === null || typeof word === 'string'),
  versions: isList,
  placings: isList,
  stateHash: isKey,
};

const versionShape = has({
  at: isText,
  by: oneOf('person', 'bot', 'clock'),
  kind: oneOf('create', 'join', 'leave', 'start', 'act', 'undo', 'resign', 'agreeEnd'),
  seat: absentOr(isNumber),
  moveId: isText,
  decisionId: absentOr(isText),
  base: absentOr(isNumber),
  actions: isList,
  events: isList,
  draws: listOf(
    has({ stream: isText, index: isNumber, bound: (value) => isNumber(value) && Number(value) >= 1, value: isNumber }),
  ),
  hash: isText,
});

/** The server itself only ever plays: `by` a bot or the clock are actions. */
function isVersion(value: unknown, n: number): boolean {
  if (!isObject(value) || !versionShape(value) || value.n !== n) return false;
  return (n === 1) === (value.kind === 'create') && (value.by === 'person' || value.kind === 'act');
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the text notation of one action (notation.ts prints it). */
import type { ActionShape, Catalogue } from './catalogue.ts';
import type { Field, Fields } from './field.ts';
import { assertNever } from './invariant.ts';
import type { Piece } from './piece.ts';
import { cut, isUnreadable, split, Unreadable, unwrap } from './piece.ts';
import { parseAction } from './shape.ts';
import type { Violation } from './violation.ts';

const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

interface Values {
  readonly [name: string]: unknown;
}

/** The action that a piece of text says, checked against the catalogue; or where it cannot be read. */
export function readAction(catalogue: Catalogue, piece: Piece): ActionShape | Violation | Unreadable {
  const words = split(piece, ' ');
  if (isUnreadable(words)) return words;
  const [name, ...parts] = words.filter(({ text }) => text !== '');
  if (name === undefined) return new Unreadable(piece.at);
  const spec = Object.hasOwn(catalogue, name.text) ? catalogue[name.text] : undefined;
  const values = spec === undefined ? {} : readParts(spec.fields, parts, readValue);
  return isUnreadable(values) ? values : parseAction(catalogue, { ...values, type: name.text });
}

type Read = (field: Field, piece: Piece) => unknown;

/** Required fields by place, optional ones by name. A required one that is missing is left to the shape check. */
function readParts(fields: Fields, parts: readonly Piece[], read: Read): Values | Unreadable {
  const required = Object.entries(fields).filter(([, field]) => field.kind !== 'optional');
  const values = new Map<string, unknown>();
  for (const [place, part] of parts.entries()) {
    const slot = required[place];
    const named = slot === undefined ? readName(fields, part) : { name: slot[0], field: slot[1], piece: part };
    if (isUnreadable(named)) return named;
    if (values.has(named.name)) return new Unreadable(part.at);
    const value = read(named.field, named.piece);
    if (isUnreadable(value)) return value;
    values.set(named.name, value);
  }
  return Object.fromEntries(values);
}

interface Named {
  readonly name: string;
  readonly field: Field;
  readonly piece: Piece;
}

/** `name=value` of an optional field. */
function readName(fields: Fields, part: Piece): Named | Unreadable {
  const { name, rest } = cut(part, '=') ?? { name: '', rest: part };
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.kind === 'optional' ? { name, field, piece: rest } : new Unreadable(part.at);
}

function readValue(field: Field, piece: Piece): unknown {
  switch (field.kind) {
    case 'choice':
    case 'id':
      return piece.text;
    case 'integer':
      return INTEGER.test(piece.text) ? Number(piece.text) : new Unreadable(piece.at);
    case 'multiset':
      return readMultiset(piece);
    case 'list':
      return readList(field.of, piece);
    case 'record':
      return readRecord(field.fields, piece);
    case 'optional':
      return readValue(field.of, piece);
    default:
      return assertNever(field);
  }
}

function readMultiset(piece: Piece): Values | Unreadable {
  const counts = new Map<string, number>();
  const members = piece.text === '-' ? [] : split(piece, ',');
  if (isUnreadable(members)) return members;
  for (const part of members) {
    const { name, rest } = cut(part, '*') ?? { name: part.text, rest: { text: '1', at: part.at } };
    if (counts.has(name) || !INTEGER.test(rest.text)) return new Unreadable(part.at);
    counts.set(name, Number(rest.text));
  }
  return Object.fromEntries(counts);
}

function readList(field: Field, piece: Piece): readonly unknown[] | Unreadable {
  const parts = piece.text === '-' ? [] : split(piece, ',');
  if (isUnreadable(parts)) return parts;
  const entries: unknown[] = [];
  for (const part of parts) {
    const entry = holdsCommas(field) ? readWrapped(field, part) : readValue(field, part);
    if (isUnreadable(entry)) return entry;
    entries.push(entry);
  }
  return entries;
}

function readRecord(fields: Fields, piece: Piece): Values | Unreadable {
  const parts = piece.text === '()' ? [] : split(piece, ':');
  if (isUnreadable(parts)) return parts;
  return readParts(fields, parts, (field, part) =>
    isNest(field) || part.text.startsWith('(') ? readWrapped(field, part) : readValue(field, part),
  );
}

function readWrapped(field: Field, piece: Piece): unknown {
  const inner = unwrap(piece);
  return isUnreadable(inner) ? inner : readValue(field, inner);
}

/** Fields whose text may hold a comma at the top: in a list they stand in parentheses. */
export function holdsCommas(field: Field): boolean {
  return field.kind === 'multiset' || field.kind === 'list';
}

/** Fields whose text may hold a comma or a colon at the top: in a record they stand in parentheses. */
export function isNest(field: Field): boolean {
  return field.kind === 'optional' ? isNest(field.of) : holdsCommas(field) || field.kind === 'record';
}

/** Pieces of a text that know where they stand, and the cuts that respect parentheses. */

/** A part of a text; `at` is the index of its first character in the whole. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

/** Where a text could not be read. */
export class Unreadable {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/** Tells a failure from what was read. */
export function isUnreadable(value: unknown): value is Unreadable {
  return value instanceof Unreadable;
}

/** Cuts at every separator outside parentheses. */
export function split(piece: Piece, separator: string): readonly Piece[] | Unreadable {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= piece.text.length; index += 1) {
    const char = piece.text[index] ?? separator;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    const atEnd = index === piece.text.length;
    if (depth < 0 || (atEnd && depth > 0)) return new Unreadable(piece.at + index);
    if (depth === 0 && (char === separator || atEnd)) {
      pieces.push({ text: piece.text.slice(start, index), at: piece.at + start });
      start = index + 1;
    }
  }
  return pieces;
}

/** What stands between the parentheses around the whole piece. */
export function unwrap(piece: Piece): Piece | Unreadable {
  const wrapped = piece.text.startsWith('(') && piece.text.endsWith(')');
  return wrapped ? { text: piece.text.slice(1, -1), at: piece.at + 1 } : new Unreadable(piece.at);
}

/** What stands before and after the first mark; nothing if the mark is missing. */
export function cut(piece: Piece, mark: string): { readonly name: string; readonly rest: Piece } | undefined {
  const index = piece.text.indexOf(mark);
  if (index < 0) return undefined;
  return { name: piece.text.slice(0, index), rest: { text: piece.text.slice(index + 1), at: piece.at + index + 1 } };
}

/** Characters (code points) of a message. */
export const longestText = 1_000;

/**
 * Not printable: control characters but the line feed, halves of characters, other line ends, and what turns the direction of the
 * text that follows: it could make one message look like another.
 */
const unprintable = /[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/**
 * Something that can be seen: neither blank nor ignorable, nor one of the few signs that are drawn as nothing (the braille pattern
 * without dots, annotation marks, a note without its head, empty hieroglyphs).
 */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}\u{13441}\u{13442}]/u;

/** What a text is to be, for people. */
export const expectedText = `1 to ${longestText} printable characters and line feeds, and something to be seen among them`;

/** True for a text that may be said. */
export function isGoodText(text: string): boolean {
  // By units first: a text that is far too long is not counted.
  if (text.length > 2 * longestText || [...text].length > longestText) return false;
  return visible.test(text) && !unprintable.test(text);
}

/** A seat in a text: `@2` alone, not within a word. */
const mention = /(?<![\p{L}\p{N}_@])@(\d{1,2})(?![\p{L}\p{N}_])/gu;

/** The seats, of so many, that a text names as `@<seat>`: each once, in order. */
export function mentionsIn(text: string, seats: number): readonly number[] {
  const named = [...text.matchAll(mention)].map(([, seat]) => Number(seat)).filter((seat) => seat < seats);
  return [...new Set(named)].sort((one, other) => one - other);
}

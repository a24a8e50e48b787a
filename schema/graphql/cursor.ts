const SHAPE = /^v(\d{1,9})$/;
/** No cursor stands for more, and neither does a number. */
const HIGHEST = 999_999_999;

/** A place in the log of a match, as an opaque text: after this version. */
export function printCursor(version: number): string {
  return Buffer.from(`v${version}`).toString('base64url');
}

/** The version that a printed cursor, or simply a version's number (0 to {@link HIGHEST}), stands for; nothing if it is neither. */
export function parseCursor(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isInteger(given) && given >= 0 && given <= HIGHEST ? given : undefined;
  if (typeof given !== 'string') return undefined;
  const [, digits] = SHAPE.exec(Buffer.from(given, 'base64url').toString('latin1')) ?? [];
  const version = Number(digits);
  return digits !== undefined && printCursor(version) === given ? version : undefined;
}

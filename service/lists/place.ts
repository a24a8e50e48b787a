/** Lists whose places have the form that a cursor tells. */
export type ListName = 'active' | 'decisions' | 'ended' | 'open' | 'finished';

const letters: { readonly [List in ListName]: string } = {
  active: 'a',
  decisions: 'd',
  ended: 'e',
  open: 'o',
  finished: 'f',
};

const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
const PLACE = new RegExp(`^${TIME}#[!-~]{1,200}$`);

/**
 * A place in a list as an opaque text: after the entry that is, or was, there. It is made of what the list is sorted by, so it stays
 * good whatever comes and goes.
 */
export function printPlace(list: ListName, place: string): string {
  return Buffer.from(`${letters[list]}${place}`).toString('base64url');
}

/** The place that a printed one stands for; nothing if it is none of this list. */
export function parsePlace(list: ListName, printed: string): string | undefined {
  const text = Buffer.from(printed, 'base64url').toString('latin1');
  const place = text.slice(1);
  return text.startsWith(letters[list]) && PLACE.test(place) && printPlace(list, place) === printed ? place : undefined;
}

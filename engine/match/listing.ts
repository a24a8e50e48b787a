import type { Violation } from '../kernel/violation.ts';
import { deny } from './codes.ts';
import type { Listing } from './match.ts';

/** A language of two or three letters and, if need be, a region: the part of BCP 47 that tells what is spoken at a table. */
const LANGUAGE = /^[a-z]{2,3}(?:-(?:[A-Z]{2}|[0-9]{3}))?$/;

/** True if a text is such a tag, in the case that BCP 47 recommends: so that one language has one spelling. */
export function isLanguage(tag: string): boolean {
  return LANGUAGE.test(tag);
}

/** Refuses a language that is spelt in no such way. */
export function refuseLanguage(tag: string): Violation {
  const expected = 'a BCP 47 tag of a language and, if need be, a region: en, pt-BR, es-419';
  return deny('LANGUAGE_MALFORMED', { language: tag.slice(0, 40), expected });
}

/** What a match is listed as, or LANGUAGE_MALFORMED; REAL_TIME_ONLY if it is to have another speed than its game allows. */
export function listingOf({ language, speed: said }: Partial<Listing> = {}, isRealTime: boolean): Listing | Violation {
  const speed = said ?? (isRealTime ? 'realTime' : 'correspondence');
  if (isRealTime && speed !== 'realTime') return deny('REAL_TIME_ONLY', {});
  if (language === undefined) return { speed };
  return isLanguage(language) ? { language, speed } : refuseLanguage(language);
}

/** True if who speaks `asked` is served by `spoken`: `en` by `en-GB` too, `en-GB` by no other (RFC 4647, basic filtering). */
export function speaks(spoken: string | undefined, asked: string): boolean {
  return spoken === asked || spoken?.startsWith(`${asked}-`) === true;
}

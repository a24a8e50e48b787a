import * as z from 'zod/mini';
import { parseAs } from '../../kernel/parse.ts';
import { isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { defaultDeck } from '../catalog/deck-file.ts';
import { deckOf } from '../deck.ts';
import type { Options } from '../position.ts';
import { loadDeck } from './deck-file.ts';

/** The options of a match by their public names. All may be left out. */
export const optionsShape = z
  .strictObject({
    starter: z
      .optional(z.int().check(z.minimum(0), z.maximum(4)))
      .check(z.describe('The seat that starts; drawn without it (LP-SETUP-07).')),
    fairSeats: z._default(z.boolean(), false).check(z.describe('Fair seats: advised for rated games (LP-VAR-01).')),
    deck: z.optional(z.unknown()).check(z.describe('Another deck file, schema poissonnier.deck/1 (LP-DECK-01).')),
  })
  .check(z.describe('Options of Le Poissonnier'));

const standardDeck = deckOf(defaultDeck);

/**
 * Parses the options of a match for this number of players. Refuses `options.invalid` {option, why}, `options.starter` {seats} a
 * starter without a seat, `deck.players` {min, max} a deck for others, and as {@link loadDeck} does.
 */
export function parseOptions(raw: unknown, players: number): Options | Violation {
  const parsed = parseAs(optionsShape, raw ?? {});
  if ('why' in parsed) return refuse('options.invalid', { option: parsed.field, why: parsed.why });
  const { starter, fairSeats, deck: file } = parsed.value;
  if (starter !== undefined && starter >= players) return refuse('options.starter', { seats: players });
  const deck = file === undefined ? standardDeck : loadDeck(file);
  if (isViolation(deck)) return deck;
  const { min, max } = deck.players;
  if (players < min || players > max) return refuse('deck.players', { min, max });
  return Object.freeze({ players, fairSeats, deck, ...(starter === undefined ? {} : { starter }) });
}

import * as z from 'zod';
import { isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { defaultDeck } from '../catalog/deck-file.ts';
import { deckOf } from '../deck.ts';
import type { Options } from '../position.ts';
import { loadDeck } from './deck-file.ts';

/** The options of a match by their public names. All may be left out. */
export const optionsShape = z
  .strictObject({
    starter: z.int().min(0).max(4).optional().describe('The seat that starts; drawn without it (LP-SETUP-07).'),
    fairSeats: z.boolean().default(false).describe('Fair seats: advised for rated games (LP-VAR-01).'),
    deck: z.unknown().optional().describe('Another deck file, schema poissonnier.deck/1 (LP-DECK-01).'),
  })
  .describe('Options of Le Poissonnier');

const standardDeck = deckOf(defaultDeck);

/**
 * Parses the options of a match for this number of players. Refuses `options.invalid` {option, why}, `options.starter` {seats} a
 * starter without a seat, `deck.players` {min, max} a deck for others, and as {@link loadDeck} does.
 */
export function parseOptions(raw: unknown, players: number): Options | Violation {
  const parsed = optionsShape.safeParse(raw ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse('options.invalid', { option: issue?.path.join('.') ?? '', why: issue?.message ?? 'invalid' });
  }
  const { starter, fairSeats, deck: file } = parsed.data;
  if (starter !== undefined && starter >= players) return refuse('options.starter', { seats: players });
  const deck = file === undefined ? standardDeck : loadDeck(file);
  if (isViolation(deck)) return deck;
  const { min, max } = deck.players;
  if (players < min || players > max) return refuse('deck.players', { min, max });
  return Object.freeze({ players, fairSeats, deck, ...(starter === undefined ? {} : { starter }) });
}

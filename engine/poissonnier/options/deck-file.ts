/** Loading a deck file: its shape, and what its parts must be to one another (LP-DECK-01). */
import { parseAs, valueAt } from '../../kernel/parse.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import type { DeckFile } from '../catalog/deck-file.ts';
import { type Deck, deckOf } from '../deck.ts';
import { brokenCondition } from './deck-conditions.ts';
import { deckShape, fixedShapes } from './deck-shape.ts';

/**
 * The deck that a file describes. Refuses `deck.invalid` {field, why} what has no or no possible meaning, and `deck.fixed` {field} a
 * value for which there is no rule (LP-DECK-02).
 */
export function loadDeck(raw: unknown): Deck | Violation {
  const parsed = parseAs(deckShape, raw);
  if ('why' in parsed) return refuse('deck.invalid', { field: parsed.field, why: parsed.why });
  const field = changedField(raw);
  if (field !== undefined) return refuse('deck.fixed', { field });
  // A partial record of numbers is a record of numbers: the shape leaves out what is absent.
  const file = parsed.value as DeckFile;
  const fault = brokenCondition(file);
  return fault === undefined ? deckOf(file) : refuse('deck.invalid', { field: fault.field, why: fault.why });
}

/** The first field that has another value than the only one with a rule; a field that is absent has that. */
function changedField(raw: unknown): string | undefined {
  return Object.entries(fixedShapes).find(([path, shape]) => {
    const value = valueAt(raw, path);
    return value !== undefined && !shape.safeParse(value).success;
  })?.[0];
}

/** Loading a deck file: its shape, and what its parts must be to one another (LP-DECK-01). */
import { refuse, type Violation } from '../../kernel/violation.ts';
import type { ClientFile, DeckFile, FishFile } from '../catalog/deck-file.ts';
import { type Deck, deckOf } from '../deck.ts';
import { deckShape, fixedShapes } from './deck-shape.ts';

/**
 * The deck that a file describes. Refuses `deck.invalid` {field, why} what has no or no possible meaning, and `deck.fixed` {field} a
 * value for which there is no rule (LP-DECK-02).
 */
export function loadDeck(raw: unknown): Deck | Violation {
  const parsed = deckShape.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse('deck.invalid', { field: issue?.path.join('.') ?? '', why: issue?.message ?? 'invalid' });
  }
  const field = changedField(raw);
  if (field !== undefined) return refuse('deck.fixed', { field });
  // A partial record of numbers is a record of numbers: the shape leaves out what is absent.
  const file = parsed.data as DeckFile;
  const fault = conditions.find(({ holds }) => !holds(file));
  return fault === undefined ? deckOf(file) : refuse('deck.invalid', { field: fault.field, why: fault.why });
}

/** The first field that has another value than the only one with a rule; a field that is absent has that. */
function changedField(raw: unknown): string | undefined {
  return Object.entries(fixedShapes).find(([path, shape]) => {
    const value = path.split('.').reduce((whole, name) => memberOf(whole, name), raw);
    return value !== undefined && !shape.safeParse(value).success;
  })?.[0];
}

function memberOf(whole: unknown, name: string): unknown {
  const isRecord = typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name);
  return isRecord ? (whole as { readonly [name: string]: unknown })[name] : undefined;
}

interface Condition {
  readonly field: string;
  readonly why: string;
  holds(file: DeckFile): boolean;
}

const isUnique = (words: readonly (string | number)[]): boolean => new Set(words).size === words.length;
const fishOf = ({ fishDeck }: DeckFile): readonly FishFile[] => fishDeck.filter((card) => card.type === 'fish');
const clientsOf = ({ clientDeck }: DeckFile): readonly ClientFile[] =>
  clientDeck.filter((card) => card.type === 'client');
const kindIds = ({ kinds }: DeckFile): readonly string[] => kinds.map(({ id }) => id);
const freshnessIds = ({ freshness }: DeckFile): readonly string[] => freshness.map(({ id }) => id);

/** LP-DECK-01, in its order. */
const conditions: readonly Condition[] = [
  {
    field: 'fishDeck',
    why: 'a card id stands twice in the decks',
    holds: ({ fishDeck, clientDeck }) => isUnique([...fishDeck, ...clientDeck].map(({ id }) => id)),
  },
  { field: 'kinds', why: 'a kind stands twice', holds: (file) => isUnique(kindIds(file)) },
  { field: 'freshness', why: 'a freshness stands twice', holds: (file) => isUnique(freshnessIds(file)) },
  {
    field: 'freshness',
    why: 'ranks must differ',
    holds: ({ freshness }) => isUnique(freshness.map(({ rank }) => rank)),
  },
  { field: 'specials', why: 'a special stands twice', holds: ({ specials }) => isUnique(specials.map(({ id }) => id)) },
  {
    field: 'fishDeck',
    why: 'a fish has no listed kind or freshness',
    holds: (file) =>
      fishOf(file).every(
        ({ kind, freshness }) => kindIds(file).includes(kind) && freshnessIds(file).includes(freshness),
      ),
  },
  {
    field: 'clientDeck',
    why: 'a client asks for no listed kind or freshness',
    holds: (file) =>
      clientsOf(file).every(
        ({ order, minFreshness }) =>
          order.every((kind) => kindIds(file).includes(kind)) && freshnessIds(file).includes(minFreshness),
      ),
  },
  { field: 'kinds', why: 'counts are not those of the deck', holds: (file) => fishAreCounted(file) },
  {
    field: 'specials',
    why: 'counts are not those of the deck',
    holds: ({ specials, fishDeck }) => {
      const held = fishDeck.flatMap((card) => (card.type === 'special' ? [card.special] : []));
      const listed = specials.flatMap(({ id, count }) => Array<string>(count).fill(id));
      return held.toSorted().join() === listed.toSorted().join();
    },
  },
  {
    field: 'inspector',
    why: 'the count is not that of the deck',
    holds: ({ inspector, clientDeck }) =>
      clientDeck.filter(({ type }) => type === 'inspector').length === inspector.count,
  },
  {
    field: 'inspector.freshness',
    why: 'not a listed freshness',
    holds: (file) => freshnessIds(file).includes(file.inspector.freshness),
  },
  { field: 'players', why: 'min is above max', holds: ({ players }) => players.min <= players.max },
  {
    field: 'draw.active',
    why: 'a number of players has no number',
    holds: ({ draw, players }) =>
      Array.from({ length: players.max - 1 }, (_, index) => index + 2).every(
        (count) => draw.active[String(count)] !== undefined,
      ),
  },
  {
    field: 'setup.startCrates',
    why: 'above crates.max',
    holds: ({ setup, crates }) => setup.startCrates <= crates.max,
  },
  { field: 'setup.startQueue', why: 'above queue.size', holds: ({ setup, queue }) => setup.startQueue <= queue.size },
  { field: 'queue.servable', why: 'above queue.size', holds: ({ queue }) => queue.servable <= queue.size },
  {
    field: 'clientDeck',
    why: 'fewer clients than queue.size',
    holds: (file) => clientsOf(file).length >= file.queue.size,
  },
  {
    field: 'fishDeck',
    why: 'too small for all hands and first crates',
    holds: ({ fishDeck, players, setup }) => fishDeck.length > players.max * (setup.handSize + setup.startCrates),
  },
];

/** Every kind and freshness is there as often as it is listed; what is not listed is not there. */
function fishAreCounted(file: DeckFile): boolean {
  return file.kinds.every(({ id, count }) => {
    const listed = new Map(Object.entries(count));
    const isListed = [...listed.keys()].every((freshness) => freshnessIds(file).includes(freshness));
    const fits = freshnessIds(file).every(
      (freshness) =>
        (listed.get(freshness) ?? 0) ===
        fishOf(file).filter((card) => card.kind === id && card.freshness === freshness).length,
    );
    return isListed && fits;
  });
}

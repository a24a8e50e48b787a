/** What the parts of a deck file must be to one another (LP-DECK-01). */
import type { ClientFile, DeckFile, FishFile } from '../catalog/deck-file.ts';

/** A deck file with what its conditions ask. */
interface Facts extends DeckFile {
  readonly fish: readonly FishFile[];
  readonly clients: readonly ClientFile[];
  readonly kindIds: ReadonlySet<string>;
  readonly freshnessIds: ReadonlySet<string>;
}

interface Condition {
  readonly field: string;
  readonly why: string;
  holds(facts: Facts): boolean;
}

function factsOf(file: DeckFile): Facts {
  return {
    ...file,
    fish: file.fishDeck.filter((card) => card.type === 'fish'),
    clients: file.clientDeck.filter((card) => card.type === 'client'),
    kindIds: new Set(file.kinds.map(({ id }) => id)),
    freshnessIds: new Set(file.freshness.map(({ id }) => id)),
  };
}

const isUnique = (words: readonly (string | number)[]): boolean => new Set(words).size === words.length;

/** LP-DECK-01, in its order. */
const conditions: readonly Condition[] = [
  {
    field: 'fishDeck',
    why: 'a card id stands twice in the decks',
    holds: ({ fishDeck, clientDeck }) => isUnique([...fishDeck, ...clientDeck].map(({ id }) => id)),
  },
  { field: 'kinds', why: 'a kind stands twice', holds: ({ kinds, kindIds }) => kindIds.size === kinds.length },
  {
    field: 'freshness',
    why: 'a freshness stands twice',
    holds: ({ freshness, freshnessIds }) => freshnessIds.size === freshness.length,
  },
  {
    field: 'freshness',
    why: 'ranks must differ',
    holds: ({ freshness }) => isUnique(freshness.map(({ rank }) => rank)),
  },
  { field: 'specials', why: 'a special stands twice', holds: ({ specials }) => isUnique(specials.map(({ id }) => id)) },
  {
    field: 'fishDeck',
    why: 'a fish has no listed kind or freshness',
    holds: ({ fish, kindIds, freshnessIds }) =>
      fish.every(({ kind, freshness }) => kindIds.has(kind) && freshnessIds.has(freshness)),
  },
  {
    field: 'clientDeck',
    why: 'a client asks for no listed kind or freshness',
    holds: ({ clients, kindIds, freshnessIds }) =>
      clients.every(
        ({ order, minFreshness }) => order.every((kind) => kindIds.has(kind)) && freshnessIds.has(minFreshness),
      ),
  },
  { field: 'kinds', why: 'counts are not those of the deck', holds: fishAreCounted },
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
    holds: ({ inspector, freshnessIds }) => freshnessIds.has(inspector.freshness),
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
    holds: ({ clients, queue }) => clients.length >= queue.size,
  },
  {
    field: 'fishDeck',
    why: 'too small for all hands and first crates',
    holds: ({ fishDeck, players, setup }) => fishDeck.length > players.max * (setup.handSize + setup.startCrates),
  },
];

/** The first condition that the file breaks. */
export function brokenCondition(file: DeckFile): Pick<Condition, 'field' | 'why'> | undefined {
  const facts = factsOf(file);
  return conditions.find(({ holds }) => !holds(facts));
}

/** Every kind and freshness is there as often as it is listed; what is not listed is not there. */
function fishAreCounted({ fish, kinds, freshnessIds }: Facts): boolean {
  const held = new Map<string, number>();
  for (const { kind, freshness } of fish) {
    const name = `${kind} ${freshness}`;
    held.set(name, (held.get(name) ?? 0) + 1);
  }
  const listed = kinds.flatMap(({ id, count }) =>
    Object.entries(count).map(([freshness, number]) => ({ id, freshness, number })),
  );
  const total = listed.reduce((sum, { number }) => sum + number, 0);
  const fits = listed.every(
    ({ id, freshness, number }) => freshnessIds.has(freshness) && (held.get(`${id} ${freshness}`) ?? 0) === number,
  );
  return fits && total === fish.length;
}

import { shuffle } from '../kernel/draw.ts';
import type { Options, PoissonnierTable } from './position.ts';
import { startTurn } from './rules/end-turn.ts';
import type { Player, State } from './state.ts';
import { deal, layFirstCrates } from './verbs/cards.ts';

type Draw = PoissonnierTable['draw'];

interface Clients {
  readonly queue: readonly string[];
  readonly pile: readonly string[];
  /** inspectors that came up, in their order */
  readonly inspectors: readonly string[];
}

/** The first clients (LP-SETUP-05): inspectors that come up are shuffled back into the pile (LP-RUL-06, LP-RUL-40). */
function firstClients({ deck }: Options, draw: Draw): Clients {
  const cards = shuffle(draw, 'setup/clients', deck.clientDeck);
  const isClient = (card: string): boolean => deck.clients.has(card);
  const queue = cards.filter(isClient).slice(0, deck.setup.startQueue);
  const last = cards.indexOf(queue.at(-1) ?? '');
  const inspectors = cards.slice(0, last).filter((card) => !isClient(card));
  const rest = cards.slice(last + 1);
  const pile = inspectors.length === 0 ? rest : shuffle(draw, 'setup/inspectors', [...rest, ...inspectors]);
  return { queue, pile, inspectors };
}

/** Coins at the start (LP-SETUP-06): with fair seats the more, the earlier a seat plays (LP-VAR-01). */
function startCoins({ deck, fairSeats, players }: Options, starter: number, seat: number): number {
  const perSeat = fairSeats ? (deck.variants.fairSeats.coinsPerSeat[String(players)] ?? 0) : 0;
  const place = (seat - starter + players) % players;
  return deck.setup.startCoins + perSeat * (players - 1 - place);
}

function startingPlayer(coins: number): Player {
  return { coins, hand: [], crates: [], won: [], standing: [], resigned: false, asked: 0 };
}

/** Deals the hands and the first crates: card 1 to every seat clockwise from the starter, card 2 to every seat, … (LP-RNG-03). */
function dealCards(table: PoissonnierTable, starter: number, pile: readonly string[]): void {
  const { players, deck } = table.options;
  const { handSize, startCrates } = deck.setup;
  for (let place = 0; place < players; place += 1) {
    const seat = (starter + place) % players;
    const own = pile.filter((_, index) => index % players === place).slice(0, handSize + startCrates);
    deal(table, seat, own.slice(0, handSize));
    layFirstCrates(table, seat, own.slice(handSize));
  }
}

/** Sets a match up and begins the first turn (LP-SETUP). */
export function setUp(options: Options, draw: Draw, tell: PoissonnierTable['tell']): State {
  const { players, deck } = options;
  const { handSize, startCrates } = deck.setup;
  const starter = options.starter ?? draw('seat', players);
  const pile = shuffle(draw, 'setup/fish', deck.fishDeck);
  const clients = firstClients(options, draw);
  const coins = Array.from({ length: players }, (_, seat) => startCoins(options, starter, seat));
  const state: State = {
    players: coins.map(startingPlayer),
    starter,
    fishPile: pile.slice(players * (handSize + startCrates)),
    fishDiscard: [],
    clientPile: clients.pile,
    clientDiscard: [],
    queue: [...clients.queue],
    gone: { shown: [], hidden: [] },
    turn: { no: 0, seat: starter, phase: 'place', requested: [] },
    lastTurn: false,
    reshuffles: 0,
  };
  const table: PoissonnierTable = { state, options, draw, tell, reveal: () => undefined };
  tell({ type: 'matchSetUp', starter, queue: clients.queue, inspectors: clients.inspectors, coins });
  dealCards(table, starter, pile);
  startTurn(table, starter, 1);
  return state;
}

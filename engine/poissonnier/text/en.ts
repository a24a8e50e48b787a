/** The log in English: one line per event. Cards are named by their ids. A fact that a viewer may not see is simply not said. */
import type { EventOf, PoissonnierEvent, Seizure, SourceFact } from '../events.ts';
import type { Step } from '../scoring/rank.ts';
import type { Filling, Lot, StandingAsk } from '../state.ts';

type Who = (seat: number) => string;
type Says = { readonly [T in PoissonnierEvent['type']]: (event: Partial<EventOf<T>>, who: Who) => string };

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const coins = (number: number): string => count(number, 'coin');
const list = (words: readonly string[]): string => words.join(', ') || 'nothing';
const given = (cards: readonly string[] | undefined): string => (cards === undefined ? '' : `: ${list(cards)}`);
const lotText = (lot: Lot): string => ('kind' in lot ? lot.kind : lot.special);
const lotNumber = (lot: number): string => `lot ${lot + 1}`;
const crateText = ({ fish, ice }: Filling): string =>
  `[${[...fish, ...(ice === undefined ? [] : [ice])].join(', ') || 'empty'}]`;
const standingText = (entry: StandingAsk): string =>
  `${'kind' in entry ? `${entry.kind} ${entry.freshness}` : entry.special} ${coins(entry.price)}`;

function sourceText({ from, card, target, helper, robbed }: SourceFact, who: Who): string {
  const origin = helper === undefined ? '' : ` of ${who(helper)}`;
  const taken = target === undefined ? '' : ` for ${target}${robbed === undefined ? '' : ` of ${who(robbed)}`}`;
  return from === 'crate' ? `${card}${origin}` : `${card}${origin}${taken}`;
}

function seizureText({ seat, fish, ice }: Seizure, who: Who): string {
  return ice === undefined ? `${who(seat)} loses ${list(fish)}` : `${ice} protects ${who(seat)}`;
}

function stepText(step: Step, who: Who): string {
  switch (step.step) {
    case 'majorities':
      return `majorities: ${list(step.held.map(({ total, seat }) => `${total} ${who(seat)}`))}`;
    case 'final':
      return `final step: ${step.winners.map(who).join(' and ')}`;
    default:
      return `${step.step}: ${step.out === undefined ? 'nobody' : who(step.out)} is eliminated`;
  }
}

const says: Says = {
  matchSetUp: ({ starter = 0, queue = [] }, who) => `${who(starter)} starts. Clients waiting: ${list(queue)}.`,
  dealt: ({ seat = 0, count: cards = 0, cards: own }, who) =>
    `${who(seat)} is dealt ${count(cards, 'card')} and a first crate${given(own)}.`,
  turnBegan: ({ seat = 0, no }, who) => `— Turn ${no}: ${who(seat)} —`,
  drawn: ({ seat = 0, count: cards = 0, cards: own }, who) =>
    `${who(seat)} draws ${count(cards, 'card')}${given(own)}.`,
  lastTurn: () => 'The fish pile is used up: this is the last turn.',
  arranged: ({ seat = 0, crates, open }, who) => {
    if (crates === undefined) return `${who(seat)} has arranged the crates.`;
    const opened = open === undefined ? '' : `, opening a crate with ${open}`;
    return `${who(seat)} arranges ${crates.map(crateText).join(' ')}${opened}.`;
  },
  placed: ({ seat = 0, crates = [], opened, open }, who) => {
    const more = opened === true ? ` A new crate is opened${open === undefined ? '' : ` with ${open}`}.` : '';
    return `${who(seat)} shows ${crates.map(crateText).join(' ')}.${more}`;
  },
  clientArrived: ({ client }) => `Client ${client} joins the queue.`,
  clientLeft: ({ client }) => `Client ${client} leaves unserved.`,
  clientsShuffled: ({ count: cards = 0 }) => `The discarded clients are shuffled: ${count(cards, 'card')}.`,
  inspected: ({ inspector, seizures = [] }, who) =>
    `Health inspector ${inspector}: ${list(seizures.map((seizure) => seizureText(seizure, who)))}.`,
  requestOpened: ({ seat = 0, client, helpers = [], lots = [] }, who) =>
    `For client ${client}, ${who(seat)} asks ${helpers.map(who).join(', ')} for ${lots.map(lotText).join(', ')}.`,
  asked: ({ seat = 0, asks }, who) => {
    if (asks === undefined) return `${who(seat)} has answered.`;
    return `${who(seat)} offers ${list(asks.map(({ card, price }) => `${card} for ${coins(price)}`))}.`;
  },
  asksReady: ({ seat = 0, asks }, who) => {
    if (asks === undefined) return `All answers are in: ${who(seat)} decides.`;
    const offers = asks.map(({ helper, card, price }) => `${card} of ${who(helper)} for ${coins(price)}`);
    return `All answers are in: ${list(offers)}.`;
  },
  countered: ({ seat = 0, helper = 0, offers }, who) =>
    `${who(seat)} makes ${who(helper)} a counter-offer${given(offers?.map(({ lot, price }) => `${lotNumber(lot)} for ${coins(price)}`))}.`,
  counterAnswered: ({ seat = 0, accepted }, who) =>
    accepted === undefined
      ? `${who(seat)} has answered the counter-offer.`
      : `${who(seat)} accepts ${list(accepted.map(lotNumber))}.`,
  countersReady: ({ seat = 0, offers }, who) => {
    if (offers === undefined) return `All counter-offers are answered: ${who(seat)} decides.`;
    const answers = offers.map(
      ({ helper, lot, accepted }) => `${who(helper)} ${accepted === true ? 'accepts' : 'refuses'} ${lotNumber(lot)}`,
    );
    return `All counter-offers are answered: ${list(answers)}.`;
  },
  sold: ({ seat = 0, client, sources = [], coins: paid = 0 }, who) =>
    `${who(seat)} serves client ${client} for ${coins(paid)} with ${sources.map((source) => sourceText(source, who)).join(', ')}.`,
  dealClosed: ({ seat = 0, prices = [] }, who) =>
    `${who(seat)} pays ${list(prices.map(({ helper, card, price }) => `${who(helper)} ${coins(price)} for ${card}`))}.`,
  requestDropped: ({ seat = 0, client }, who) => `${who(seat)} drops the request for client ${client}.`,
  standingSet: ({ seat = 0, list: entries = [] }, who) =>
    `${who(seat)} keeps a price list: ${list(entries.map(standingText))}.`,
  turnEnded: ({ seat = 0 }, who) => `${who(seat)}’s turn is over.`,
  resigned: ({ seat = 0 }, who) => `${who(seat)} resigns.`,
  gameOver: ({ totals = [], steps = [], ranking = [] }, who) => {
    const sums = totals.map(
      (total, seat) =>
        `${who(seat)} ${coins(total.coins)}, ${count(total.clients, 'client')}, ${count(total.stamps, 'stamp')}`,
    );
    const places = ranking.map((seats) => seats.map(who).join(' and ')).join(', ');
    return `The game is over. ${[...sums, ...steps.map((step) => stepText(step, who))].join('; ')}. Ranking: ${places}.`;
  },
};

/** A projected event as a line of English. */
export function narrate(event: Partial<PoissonnierEvent>, names: readonly string[]): string {
  const say = says[event.type as PoissonnierEvent['type']] as (event: Partial<PoissonnierEvent>, who: Who) => string;
  return say(event, (seat) => names[seat] ?? `Seat ${seat + 1}`);
}

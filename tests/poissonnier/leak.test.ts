import { expect, test } from 'vitest';
import { awaited } from '../../engine/kernel/decision.ts';
import { known } from '../../engine/kernel/invariant.ts';
import type { Random } from '../../engine/kernel/random.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { Viewer } from '../../engine/kernel/viewer.ts';
import { decisionsOf, legalFor, previewFor, seeVersion, viewMatch } from '../../engine/match/look.ts';
import type { Match } from '../../engine/match/match.ts';
import { defaultDeckFile } from '../../engine/poissonnier/catalog/deck-file.ts';
import type { Options } from '../../engine/poissonnier/position.ts';
import type { State } from '../../engine/poissonnier/state.ts';
import type { Log } from '../support/poissonnier/match.ts';
import { matchOf, newest, registry, say, started } from '../support/poissonnier/match.ts';
import { optionsOf } from '../support/poissonnier/position.ts';
import { anyAction } from '../support/poissonnier/random-play.ts';
import { hiddenCards, hiddenPrices, pricesSeen } from '../support/poissonnier/secrets.ts';

/** Prices of four digits stand out in what is sent. */
const file = defaultDeckFile as { readonly negotiation: object };
const raw = { starter: 0, deck: { ...file, negotiation: { ...file.negotiation, maxAsk: 9999 } } };
const names = ['Aki', 'Ben', 'Chiyo', 'Dai', 'Emi'];

function viewersOf(seats: number): readonly Viewer[] {
  const seated = Array.from({ length: seats }, (_, seat) => ({ kind: 'seat', seat }) as const);
  return [...seated, { kind: 'spectator' }, { kind: 'organizer' }, { kind: 'public' }];
}

/** Everything about the newest version that is sent to a viewer: view, log, decisions, forms, previews. */
function bytesFor(log: Log, viewer: Viewer): string {
  const version = newest(log);
  const { match } = version;
  const sent = [
    viewMatch(registry, match, viewer),
    seeVersion(registry, match, version, viewer),
    decisionsOf(registry, match),
  ];
  if (viewer.kind !== 'seat') return JSON.stringify(sent);
  const forms = legalFor(registry, match, viewer.seat);
  const name = known(names[viewer.seat], 'name');
  const actor = { kind: 'person', person: `id-${name}`, name } as const;
  const previews = forms.map(({ example }) => previewFor(registry, match, { actor, actions: [example] }));
  return JSON.stringify([...sent, forms, previews]);
}

/** Smaller numbers stand in many places, and the largest is the bound of every price. */
const isTelling = (price: number): boolean => price >= 1000 && price < 9999;

/** What a viewer must not find in what is sent after the step from one state to the next. */
function secretsOf(options: Options, before: State, after: State, viewer: Viewer): readonly string[] {
  const hidden = hiddenCards(options, before, viewer);
  const cards = [...hiddenCards(options, after, viewer)].filter((card) => hidden.has(card));
  const shown = new Set([...pricesSeen(before, viewer), ...pricesSeen(after, viewer)]);
  const prices = [...hiddenPrices(after, viewer)].filter((price) => isTelling(price) && !shown.has(price));
  return [...cards.map((card) => `"${card}"`), ...prices.map((price) => `:${price}`)];
}

function next(log: Log, random: Random): Log {
  const match: Match = matchOf(log);
  const open = awaited(decisionsOf(registry, match));
  const { seat, id } = known(open[random(open.length)], 'decision');
  const position = { state: match.state as State, options: optionsOf(raw, match.seats.length) };
  const laid = { ...position, events: [], drawn: [], counters: {}, injected: {}, seed: '' };
  return say(log, seat, { kind: 'act', decisionId: id, actions: [anyAction(laid, seat, random)] });
}

// LP-VIS-01, LP-VIS-02
test.each([2, 4])(
  'no byte that a player of %i receives holds another’s hand, asks, price list or crate backs',
  (seats) => {
    const options = optionsOf(raw, seats);
    const random = randomFrom(`leak ${seats}`);
    const tried = { cards: 0, prices: 0 };
    let log = started(seats, raw);
    while (matchOf(log).phase === 'playing') {
      const before = matchOf(log).state as State;
      log = next(log, random);
      const after = matchOf(log).state as State;
      if (matchOf(log).phase === 'over') break;
      for (const viewer of viewersOf(seats)) {
        const bytes = bytesFor(log, viewer);
        const secrets = secretsOf(options, before, after, viewer);
        expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
        tried.prices += secrets.filter((secret) => secret.startsWith(':')).length;
        tried.cards += secrets.length;
      }
    }
    expect(tried.prices).toBeGreaterThan(100);
    expect(tried.cards).toBeGreaterThan(10_000);
  },
  120_000,
);

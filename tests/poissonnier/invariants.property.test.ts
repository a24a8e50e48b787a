import { describe, expect, test } from 'vitest';
import { fishOf } from '../../engine/poissonnier/look.ts';
import type { Plan, Played } from '../support/poissonnier/random-play.ts';
import { randomMatch } from '../support/poissonnier/random-play.ts';
import type { Position } from '../support/poissonnier/vocabulary.ts';

const plans: readonly Plan[] = [2, 3, 4, 5].flatMap((seats) => [
  { seats, seed: `stay ${seats}` },
  { seats, seed: `leave ${seats}`, resigning: 60, options: { fairSeats: true } },
]);

/** All cards of the fish deck, wherever they lie. */
function fishCards({ state }: Position): readonly string[] {
  const held = state.players.flatMap(({ hand, crates }) => [
    ...hand,
    ...crates.flatMap(({ back, fish, ice }) => [back, ...fish, ...(ice === undefined ? [] : [ice])]),
  ]);
  return [...held, ...state.fishPile, ...state.fishDiscard, ...goneOf(state, false)];
}

function clientCards({ state }: Position): readonly string[] {
  const won = state.players.flatMap((player) => player.won);
  return [...won, ...state.clientPile, ...state.clientDiscard, ...state.queue, ...goneOf(state, true)];
}

const isClientCard = (card: string): boolean => /^[CI]\d+$/.test(card);
const goneOf = ({ gone }: Position['state'], clients: boolean): readonly string[] =>
  [...gone.shown, ...gone.hidden].filter((card) => isClientCard(card) === clients);

/** Coins that the step brings into the game, or takes out of it. */
function coinsIn({ before, after, action, seat }: Played): number {
  if (action === undefined) return -(before.state.players[seat]?.coins ?? 0);
  return after.events.reduce((total, event) => (event.type === 'sold' ? total + event.coins : total), 0);
}
const coinsOf = ({ state }: Position): number => state.players.reduce((total, { coins }) => total + coins, 0);

describe.each(plans)('a match of $seats, $seed', (plan) => {
  const steps = [...randomMatch(plan)];

  // LP-TURN-03, LP-DRAW-03, LP-RUL-35
  test('keeps every card in one place', () => {
    for (const { after } of steps) {
      const { fishDeck, clientDeck } = after.options.deck;
      expect(fishCards(after).toSorted()).toEqual(fishDeck.toSorted());
      expect(clientCards(after).toSorted()).toEqual(clientDeck.toSorted());
    }
  });

  // LP-TURN-03, LP-PLACE-02, LP-QUEUE-01
  test('keeps crates, queue and coins within their bounds', () => {
    for (const { after } of steps) {
      const { queue, players } = after.state;
      expect(queue.length).toBeLessThanOrEqual(5);
      for (const { coins, crates, resigned } of players) {
        expect(coins).toBeGreaterThanOrEqual(0);
        expect(crates.length).toBeLessThanOrEqual(2);
        expect(crates.length).toBeGreaterThanOrEqual(resigned ? 0 : 1);
        const levels = crates.map(({ fish }) => new Set(fish.map((card) => fishOf(after, card)?.freshness)));
        expect(levels.filter((found) => found.size > 1 || found.has(undefined))).toEqual([]);
      }
    }
  });

  // LP-NEGO-09, LP-NEGO-10, LP-SERVE-04, LP-CARD-07
  test('brings coins into the game by clients alone', () => {
    for (const step of steps) expect(coinsOf(step.after)).toBe(coinsOf(step.before) + coinsIn(step));
  });

  // LP-SERVE-06, LP-PLACE-04
  test('moves no fish into crates but by placing', () => {
    for (const { before, after } of steps) {
      if (after.events.some(({ type }) => type === 'placed')) continue;
      const lying = before.state.players.map(({ crates }) => crates.flatMap(({ fish }) => fish));
      const left = after.state.players.map(({ crates }) => crates.flatMap(({ fish }) => fish));
      expect(left.flatMap((fish, seat) => fish.filter((card) => !lying[seat]?.includes(card)))).toEqual([]);
    }
  });

  // LP-TURN-01, LP-END-01
  test('gives turns clockwise to those still in', () => {
    const begun = steps.flatMap(({ after }) =>
      after.events.filter((event) => event.type === 'turnBegan').map((event) => ({ event, after })),
    );
    for (const [index, { event, after }] of begun.entries()) {
      const last = index === 0 ? steps[0]?.before.state.turn.seat : begun[index - 1]?.event.seat;
      const count = plan.seats;
      const clockwise = Array.from({ length: count }, (_, step) => ((last ?? 0) + 1 + step) % count);
      expect(event.seat).toBe(clockwise.find((seat) => after.state.players[seat]?.resigned === false));
    }
  });
});

import { describe, expect, test } from 'vitest';
import { accepts } from '../../engine/kernel/forms.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { playList } from '../../engine/kernel/play-list.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { bots } from '../../engine/poissonnier/bots/index.ts';
import { poissonnier } from '../../engine/poissonnier/index.ts';
import type { Position } from '../support/poissonnier/vocabulary.ts';
import { awaited, deal, drawsOf, eventsOf, legal, look, table, viewOf } from '../support/poissonnier/vocabulary.ts';

/** A whole match of one bot in every seat. Every move must be legal, or it throws. */
function match(name: string, seats: number, seed: string): Position {
  const bot = known(bots[name], `bot ${name}`);
  const random = randomFrom(seed);
  let position = deal(seed, seats);
  while (look(position).outcome === undefined) {
    const { seat } = known(awaited(position)[0], 'an awaited seat');
    const forms = legal(position, seat);
    const action = bot(viewOf(position, seat), forms, random);
    if (!forms.some((form) => accepts(form, action))) throw new Error(`${name} plays ${JSON.stringify(action)}`);
    const played = playList(poissonnier, position, { seat, actions: [action] }, drawsOf(position));
    if (isViolation(played)) throw new Error(`${JSON.stringify(action)}: ${played.code}`);
    const { state, counters } = played;
    position = { ...position, state, counters, events: [...position.events, ...played.events] };
  }
  return position;
}
const coinsOf = (position: Position): number => look(position).players.reduce((total, { coins }) => total + coins, 0);

describe.each([2, 3, 4, 5])('%i of a kind', (seats) => {
  test.each(['random', 'greedy'])('%s bots finish a match', (name) => {
    expect(look(match(name, seats, `${name} 1`)).outcome?.placings).toHaveLength(seats);
  });

  test('the greedy ones serve more, and help each other', () => {
    const greedy = match('greedy', seats, 'compared');
    expect(coinsOf(greedy)).toBeGreaterThan(1.5 * coinsOf(match('random', seats, 'compared')));
    expect(eventsOf(greedy, 'dealClosed').length).toBeGreaterThan(0);
  });
});

describe('a greedy bot', () => {
  const move = (position: Position, seat: number) =>
    known(bots.greedy, 'greedy')(viewOf(position, seat), legal(position, seat), () => 0);

  test('serves the best client that it can', () => {
    const position = table({ players: [{ crates: [['cod-A-1', 'seabass-A-1']] }, {}], queue: ['C03', 'C14', 'C04'] });
    expect(move(position, 0)).toMatchObject({ type: 'serve', client: 'C14' });
  });

  test('asks those who have what it misses', () => {
    const players = [{ crates: [['cod-A-1']] }, {}, { crates: [['sole-A-1']] }];
    const position = table({ players, queue: ['C26'] });
    expect(move(position, 0)).toEqual({ type: 'openRequest', client: 'C26', helpers: [2], lots: [{ kind: 'sole' }] });
  });

  test('sells for a fair price, and pays no more than the client is worth', () => {
    const players = [{ crates: [['cod-A-1']], coins: 99 }, { crates: [['sole-A-1']] }];
    const asked = { client: 'C26', lots: [{ kind: 'sole' }] };
    const asking = table({ players, queue: ['C26'], turn: { phase: 'ask' }, request: asked });
    expect(move(asking, 1)).toEqual({ type: 'submitAsks', asks: [{ lot: 0, card: 'sole-A-1', price: 5 }] });
    const deciding = (price: number) => {
      const asks = [{ helper: 1, lot: 0, card: 'sole-A-1', price }];
      return table({ players, queue: ['C26'], turn: { phase: 'decide' }, request: { ...asked, answered: [1], asks } });
    };
    expect([move(deciding(5), 0).type, move(deciding(50), 0).type]).toEqual(['closeDeal', 'dropRequest']);
  });

  test('protects old fish with ice, and opens a crate for a second freshness', () => {
    const players = [{ hand: ['cod-C-1', 'cod-C-2', 'ice-1', 'sole-A-1', 'sole-A-2', 'salmon-B-1'] }, {}];
    const position = table({ players, queue: ['C03', 'C05'], turn: { phase: 'place' } });
    expect(move(position, 0)).toMatchObject({ open: 'salmon-B-1' });
    expect(JSON.stringify(move(position, 0))).toContain('{"fish":["cod-C-1","cod-C-2"],"ice":"ice-1"}');
  });
});

import { describe, expect, test } from 'vitest';
import { blindDraw } from '../../../../engine/kernel/draw.ts';
import { fork } from '../../../../engine/kernel/fork.ts';
import { sheet } from '../../../../engine/kernel/play-list.ts';
import type { TsukijiEvent } from '../../../../engine/tsukiji/events.ts';
import { tsukiji } from '../../../../engine/tsukiji/index.ts';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import { awaited, eventsOf, look, play, table, viewOf } from '../../../support/tsukiji.ts';

const laid = (more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'eel'],
    external: ['ships', 'influence'],
    turn: { ap: 1, acted: true },
    players: [{ items: [{ fish: 'mackerel', price: 100 }] }, {}],
    options: { expansion: true },
    ...more,
  });

/** All players agree to end the match now. */
function agreed(position: Position): Position {
  const paper = sheet<State, Position['options'], TsukijiEvent>(
    { state: fork(position.state), options: position.options },
    blindDraw().draw,
  );
  tsukiji.agree?.(paper.table);
  return { ...position, state: paper.table.state, events: [...position.events, ...paper.events] };
}
type State = Position['state'];

// TX-RUL-72
describe('ending by agreement', () => {
  test('lets the running turn end, then scores', () => {
    const position = agreed(laid());
    expect(look(position).outcome).toBeUndefined();
    expect(viewOf(position, 1).agreed).toBe(true);
    expect(eventsOf(position, 'endAgreed')).toEqual([{ type: 'endAgreed', last: 0 }]);
    const bought = play(position, 'fishBegin', 'fishEnd', 'endTurn');
    expect(look(bought).outcome?.placings).toHaveLength(2);
    expect(eventsOf(bought, 'matchScored')).toMatchObject([{ why: 'agreed' }]);
    expect(awaited(bought)).toEqual([]);
  });

  test('waits for the windows after that turn', () => {
    const own = { buyers: 1, extensions: 2, onPort: [0, 0], assigned: [{ seat: 1, target: 0 }] };
    const window = play(agreed(laid({ boards: { influence: { own } } })), 'fishBegin', 'fishEnd', 'endTurn');
    expect(awaited(window)).toMatchObject([{ seat: 1, kind: 'window' }]);
    expect(look(play(window, 'buy 0 i1', 'windowEnd')).outcome).toBeDefined();
  });

  test('is said once', () => {
    expect(eventsOf(agreed(agreed(laid())), 'endAgreed')).toHaveLength(1);
  });

  test('is no command of the game', () => {
    expect(Object.keys(tsukiji.catalogue)).not.toContain('agreeEnd');
  });
});

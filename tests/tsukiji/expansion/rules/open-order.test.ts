import { describe, expect, test } from 'vitest';
import type { ExternalId, FishId } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import { deal, eventsOf, expectAccepted, look, play, submit, table, viewOf } from '../../../support/tsukiji.ts';

const options = { expansion: true, openOrder: true };
const opened = (position: Position) => eventsOf(position, 'marketOpened').map(({ market }) => market);

/** Boards to come in this order; Influence sells as many Extensions as are asked for. */
const rows = (fish: readonly FishId[], external: readonly ExternalId[], more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'horseMackerel'],
    external: ['ships', 'influence'],
    activity: { kind: 'visit', market: 'influence' },
    box: { fish, external },
    boards: { influence: { own: { buyers: 0, extensions: 9, onPort: [0, 0, 0], assigned: [] } } },
    options,
    ...more,
  });

describe('the rows', () => {
  // TV-OPEN-01
  test('are shuffled apart after setup, and shown to all', () => {
    const position = deal('rows', 3, options);
    const { box, order } = look(position);
    const seen = viewOf(position, { kind: 'public' }).box;
    expect(seen).toEqual(box);
    expect([...box.fish, ...box.external].filter((id) => order.includes(id))).toEqual([]);
    expect(eventsOf(position, 'rowsLaid')).toEqual([{ type: 'rowsLaid', ...box }]);
    const streams = new Set(position.drawn.map(({ stream }) => stream));
    expect(streams).toEqual(new Set(['market/fish', 'market/external', 'seat', 'order/fish', 'order/external']));
  });

  // TV-OPEN-01
  test('differ from seed to seed, and are not laid without the variant', () => {
    const row = (seed: string) => look(deal(seed, 3, options)).box.external.join();
    expect(new Set(['a', 'b', 'c', 'd'].map(row)).size).toBeGreaterThan(1);
    expect(eventsOf(deal('a', 3, { expansion: true }), 'rowsLaid')).toEqual([]);
  });

  // TV-OPEN-01
  test('exist in the base game too', () => {
    const { box } = look(deal('base', 4, { openOrder: true }));
    expect([box.fish.length, box.external.length]).toEqual([4, 5]);
  });
});

describe('a draw', () => {
  // TV-OPEN-01, TX-LATE-04, EX-OPEN
  test('takes the first board of its row; an aquarium brings its partner from further back', () => {
    let position = rows([], ['bank', 'aquarium', 'rentals', 'newAquarium', 'auction']);
    const draws: string[][] = [];
    for (let n = 0; n < 4; n += 1) {
      const after = play(position, 'buyExtension external');
      draws.push(opened(after).slice(opened(position).length));
      position = after;
    }
    expect(draws).toEqual([['bank'], ['aquarium', 'newAquarium'], ['rentals'], ['auction']]);
    expect(look(position).box.external).toEqual([]);
    expect(position.drawn).toEqual([]);
  });

  // TV-OPEN-01
  test('after overfishing takes the first Fish board, without any chance', () => {
    const position = rows(['tuna', 'eel'], [], {
      activity: { kind: 'fishing' },
      players: [{ licences: { mackerel: 1 }, boats: [{ id: 'A', kind: '1', at: 'sea' }] }],
      boards: { mackerel: { barrels: 1 } },
    });
    const after = play(position, 'catch A mackerel');
    expect([opened(after), after.drawn]).toEqual([['tuna'], []]);
  });

  // TV-OPEN-02, TX-HMACK-06
  test('is not spent on a board that enters by rule: it is taken out of the row', () => {
    const position = rows(['eel', 'mackerel', 'tuna'], [], {
      fish: ['horseMackerel', 'squid'],
      activity: { kind: 'fishing' },
      players: [{ licences: { horseMackerel: 1 }, boats: [{ id: 'A', kind: '1', at: 'sea' }] }],
      boards: { horseMackerel: { barrels: 1 } },
    });
    const after = play(position, 'catch A horseMackerel');
    expect(opened(after)).toEqual(['mackerel', 'eel']);
    expect(look(after).box.fish).toEqual(['tuna']);
  });

  // TV-OPEN-01
  test('ends no list of actions: nothing unknown comes', () => {
    const position = rows(['tuna', 'eel'], ['bank']);
    expectAccepted(play(position, 'buyExtension fish'), 'buyExtension external');
    const drawn = submit(rows(['tuna'], []), 0, { type: 'buyExtension', kind: 'fish' } as never);
    expect('state' in drawn && drawn.drawn).toEqual([]);
  });
});

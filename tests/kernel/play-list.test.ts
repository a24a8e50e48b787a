import { describe, expect, it } from 'vitest';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { sourceOf } from '../../engine/kernel/draw.ts';
import type { Game } from '../../engine/kernel/game.ts';
import { EngineFault } from '../../engine/kernel/invariant.ts';
import { playList, previewList } from '../../engine/kernel/play-list.ts';
import { isViolation, refuse } from '../../engine/kernel/violation.ts';

interface Tally {
  total: number;
  log: string[];
}
interface Count extends ActionShape {
  readonly by?: number;
}
interface Told {
  readonly type: string;
  readonly total: number;
}

/** Counts up; refuses 13; can draw, reveal, and do both badly. */
const counting: Pick<Game<Tally, Count, null, Tally, Told>, 'apply'> = {
  apply(table, _seat, action) {
    table.state.total += action.by ?? 0;
    table.state.log.push(action.type);
    if (action.type === 'draw') table.state.total += 1 + table.draw('dice', 6);
    if (action.type === 'reveal') table.reveal();
    if (action.type === 'peek' && table.draw('dice', 6) >= 0) return refuse('count.peeked');
    if (table.state.total === 13) return refuse('count.unlucky', { total: 13 });
    table.tell({ type: action.type, total: table.state.total });
    return undefined;
  },
};
const game = counting as Game<Tally, Count, null, Tally, Told>;
const position = { state: { total: 0, log: [] }, options: null };
const source = () => sourceOf({ dice: 3 }, (_, index) => index);
const add = (by: number): Count => ({ type: 'add', by });
const draw: Count = { type: 'draw' };
const reveal: Count = { type: 'reveal' };
const play = (...actions: readonly Count[]) => playList(game, position, { seat: 0, actions }, source());
const preview = (...actions: readonly Count[]) => previewList(game, position, { seat: 0, actions });

describe('a list', () => {
  it('is applied in order, and told', () => {
    expect(play(add(1), add(2), draw)).toEqual({
      state: { total: 7, log: ['add', 'add', 'draw'] },
      events: [
        { type: 'add', total: 1 },
        { type: 'add', total: 3 },
        { type: 'draw', total: 7 },
      ],
      drawn: [{ stream: 'dice', index: 3, bound: 6, value: 3 }],
      counters: { dice: 4 },
      concluded: true,
    });
  });

  it('is concluded by a reveal too, and by nothing else', () => {
    expect(play(add(1), reveal)).toMatchObject({ concluded: true, drawn: [], counters: { dice: 3 } });
    expect(play(add(1), add(1))).toMatchObject({ concluded: false });
  });

  it('is refused whole, with the index of what was refused', () => {
    expect(play(add(1), add(12), add(1))).toEqual(refuse('count.unlucky', { total: 13, index: 1 }));
    expect(play(add(1), add(1), add(11))).toEqual(refuse('count.unlucky', { total: 13, index: 2 }));
  });

  it('leaves the position as it was', () => {
    play(add(1), draw);
    play(add(13));
    preview(add(1), add(13));
    expect(position.state).toEqual({ total: 0, log: [] });
  });

  it.each([
    ['a draw', draw],
    ['a reveal', reveal],
  ])('must end with %s, and nothing is drawn to find that out', (_, action) => {
    const untouched = source();
    const played = playList(game, position, { seat: 0, actions: [add(1), action, add(1)] }, untouched);
    expect(played).toEqual(refuse('MUST_BE_LAST', { index: 1, action: action.type }));
    expect([untouched.drawn, untouched.counters]).toEqual([[], { dice: 3 }]);
  });

  it('must end with a draw even where a false value would be refused', () => {
    // With the blind 0 the total would be 13: that must not be what is answered.
    expect(play(add(12), draw, add(1))).toEqual(refuse('MUST_BE_LAST', { index: 1, action: 'draw' }));
  });

  it('may not be refused after a draw: that would be a look ahead for nothing', () => {
    expect(() => play({ type: 'peek' })).toThrow(EngineFault);
  });

  it('is never empty', () => {
    expect(() => play()).toThrow(EngineFault);
  });
});

describe('a preview', () => {
  it('shows what a list would make of the position', () => {
    expect(preview(add(1), add(2))).toEqual({
      state: { total: 3, log: ['add', 'add'] },
      events: [
        { type: 'add', total: 1 },
        { type: 'add', total: 3 },
      ],
      applied: 2,
    });
  });

  it.each([
    ['draw', draw],
    ['reveal', reveal],
  ])('stops before a %s, with nothing of it in the state', (reason, action) => {
    expect(preview(add(1), action, add(1))).toEqual({
      state: { total: 1, log: ['add'] },
      events: [{ type: 'add', total: 1 }],
      applied: 1,
      stoppedAt: { index: 1, reason },
    });
  });

  it('is refused as the list would be', () => {
    expect(preview(add(1), add(12))).toEqual(play(add(1), add(12)));
    expect(isViolation(preview(add(13)))).toBe(true);
  });
});

import type { Placing } from '../../kernel/game.ts';
import { at, marketOf, resourcesOf } from '../ask.ts';
import { print } from '../catalog/prints.ts';
import type { Score } from '../facts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { finish } from '../verbs/turn.ts';

/** Bonus for the highest and malus for the lowest R total; all equal are both (TB-SCORE-02, TB-RUL-62). */
function resourceScores(look: TsukijiLook, resources: readonly number[]): readonly Score[] {
  const prize = print(look, 'score.resources');
  const seatsWith = (value: number) => resources.flatMap((each, seat) => (each === value ? [seat] : []));
  const highest = seatsWith(Math.max(...resources));
  const lowest = seatsWith(Math.min(...resources));
  const bonus = highest.length === 1 ? prize.highest : prize.sharedHighest;
  const malus = lowest.length === 1 ? prize.lowest : prize.sharedLowest;
  return [
    ...highest.map((seat) => ({ seat, amount: bonus, reason: 'highestResources' })),
    ...lowest.map((seat) => ({ seat, amount: -malus, reason: 'lowestResources' })),
  ];
}

/** What the boards in play add and take, step by step (TB-SCORE-03, TX-SCORE-01). */
function boardScores(look: TsukijiLook): readonly Score[] {
  const steps = look.state.order.flatMap((id) => {
    const { scoring } = marketOf(look, id);
    return scoring === undefined ? [] : [{ order: scoring.order, scores: scoring.scores(at(look, id)) }];
  });
  return steps.toSorted((a, b) => a.order - b.order).flatMap(({ scores }) => scores);
}

/** All steps of final scoring in their order (TB-SCORE-01 to -04, TX-SCORE-01). */
export function finalScores(look: TsukijiLook): readonly Score[] {
  const resources = resourcesOf(look);
  const yenPer = print(look, 'score.yenPerResource');
  return [
    ...look.state.players.map((player, seat) => ({ seat, amount: player.yen, reason: 'yen' })),
    ...resourceScores(look, resources),
    ...boardScores(look),
    ...resources.map((value, seat) => ({ seat, amount: value * yenPer, reason: 'resources' })),
  ];
}

/** Most yen wins; the tied share the place (TB-SCORE-05, TB-RUL-65). */
function placingsOf(scores: readonly Score[], players: number): readonly Placing[] {
  const own = (seat: number) => scores.filter((score) => score.seat === seat);
  const totals = Array.from({ length: players }, (_, seat) =>
    own(seat).reduce((total, { amount }) => total + amount, 0),
  );
  return totals.map((score, seat) => ({
    seat,
    score,
    place: 1 + totals.filter((other) => other > score).length,
    reasons: own(seat).map(({ reason, amount }) => ({ reason, amount })),
  }));
}

/** Reveals all yen, scores and ends the match (TB-SCORE). */
export function scoreMatch(table: TsukijiTable, why: 'end' | 'roundLimit' | 'agreed'): void {
  const scores = finalScores(table);
  const placings = placingsOf(scores, table.state.players.length);
  table.reveal();
  for (const { seat, reason, amount } of scores) table.tell({ type: 'scored', seat, reason, amount });
  table.tell({ type: 'matchScored', why, totals: placings.map(({ score }) => score) });
  finish(table, { placings });
}

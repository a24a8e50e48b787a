import type { Placing } from '../../kernel/game.ts';
import type { EndReason, Rank } from '../events.ts';
import { playerAt, pressOf } from '../look.ts';
import type { MallLook, MallTable } from '../position.ts';
import { finish } from '../verbs/turn.ts';

/** All players who have not resigned are done but one (MALL-END-01, MALL-END-06). */
export function allButOneDone({ state: { players } }: MallLook): boolean {
  const staying = players.filter(({ status }) => status !== 'resigned');
  return staying.filter(({ status }) => status === 'finished').length >= staying.length - 1;
}

/** Most yen, then more press; equal players share a place (MALL-END-03, MALL-END-04), resigned ones the last (MALL-RUL-42). */
function rankingOf(look: MallLook): readonly Rank[] {
  const seats = look.state.players.map(({ yen, status }, seat) => ({
    seat,
    yen,
    press: pressOf(look, seat),
    gone: status === 'resigned',
  }));
  type Seat = (typeof seats)[number];
  const beats = (one: Seat, other: Seat): boolean => {
    if (one.gone || other.gone) return !one.gone && other.gone;
    return one.yen > other.yen || (one.yen === other.yen && one.press > other.press);
  };
  return seats
    .map((own) => {
      const { seat, yen, press } = own;
      return { seat, place: 1 + seats.filter((other) => beats(other, own)).length, yen, press };
    })
    .toSorted((one, other) => one.place - other.place);
}

/** The match ends: what is still in a crate pays nothing (MALL-END-02). */
export function scoreMatch(table: MallTable, why: EndReason): void {
  const ranking = rankingOf(table);
  const placings = ranking.map(
    ({ seat, place, yen, press }): Placing => ({
      seat,
      place,
      score: playerAt(table, seat).yen,
      reasons: [
        { reason: 'yen', amount: yen },
        { reason: 'press', amount: press },
      ],
    }),
  );
  finish(table, why, ranking, { placings: placings.toSorted((one, other) => one.seat - other.seat) });
}

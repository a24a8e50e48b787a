import { invariant } from '../../kernel/invariant.ts';
import { draft } from '../draft.ts';
import type { PoissonnierTable } from '../position.ts';

/** A player leaves with all they have: hand, crates, coins and clients (LP-END-04, LP-RUL-51). */
export function leaveGame(table: PoissonnierTable, seat: number): void {
  const state = draft(table);
  const player = state.players[seat];
  invariant(player !== undefined && !player.resigned, `seat ${seat}`);
  const inCrates = player.crates.flatMap(({ fish, ice }) => (ice === undefined ? fish : [...fish, ice]));
  state.gone.shown.push(...inCrates, ...player.won);
  state.gone.hidden.push(...player.hand, ...player.crates.map(({ back }) => back));
  const { asked } = player;
  state.players[seat] = { coins: 0, hand: [], crates: [], won: [], standing: [], resigned: true, asked };
  table.tell({ type: 'resigned', seat });
}

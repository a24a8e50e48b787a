import { invariant, known } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { draft } from '../draft.ts';
import type { Seizure } from '../events.ts';
import { cardsToArrange } from '../look.ts';
import type { PoissonnierTable } from '../position.ts';
import type { Arrangement, Crate } from '../state.ts';
import { crateId } from './cards.ts';

/** Keeps a sealed arrangement, or replaces it (LP-PLACE-01). */
export function sealArrangement(table: PoissonnierTable, seat: number, arrangement: Arrangement): void {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  player.arrangement = arrangement as Draft<Arrangement>;
  table.tell({ type: 'arranged', seat, ...arrangement });
}

/** Turns an arrangement into crates (LP-PLACE-03, LP-PLACE-06): what is not named goes to the hand. */
export function arrange(table: PoissonnierTable, seat: number): void {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  const { arrangement } = player;
  invariant(arrangement !== undefined, `arrangement of seat ${seat}`);
  const { open, crates } = arrangement;
  const placed = new Set([...crates.flatMap(({ fish, ice }) => [...fish, ice]), open]);
  player.hand = cardsToArrange(player).filter((card) => !placed.has(card));
  const backs = [...player.crates, ...(open === undefined ? [] : [newCrate(seat, player.crates.length, open)])];
  player.crates = backs.map(({ id, back, laid }, index) => ({ id, back, laid, ...known(crates[index], 'filling') }));
  delete player.arrangement;
  table.tell({ type: 'placed', seat, crates, opened: open !== undefined, ...(open === undefined ? {} : { open }) });
}

function newCrate(seat: number, index: number, back: string): Draft<Crate> {
  return { id: crateId(seat, index), back, laid: true, fish: [] };
}

/** Forgets all arrangements: the turn ended before they were revealed (LP-RUL-49). */
export function dropArrangements(table: PoissonnierTable): void {
  for (const player of draft(table).players) delete player.arrangement;
}

/** The inspector takes the fish of one freshness out of all crates, or the ice that protects them (LP-INSP-01). */
export function inspect(table: PoissonnierTable, inspector: string, isTaken: (fish: string) => boolean): void {
  const seizures: Seizure[] = [];
  const state = draft(table);
  for (const [seat, player] of state.players.entries()) {
    for (const crate of player.crates.filter(({ fish }) => fish.some(isTaken))) {
      const { id, fish, ice } = crate;
      if (ice === undefined) {
        seizures.push({ seat, crate: id, fish });
        state.fishDiscard.push(...fish);
        crate.fish = [];
      } else {
        seizures.push({ seat, crate: id, fish: [], ice });
        state.fishDiscard.push(ice);
        delete crate.ice;
      }
    }
  }
  state.clientDiscard.push(inspector);
  table.tell({ type: 'inspected', inspector, seizures });
}

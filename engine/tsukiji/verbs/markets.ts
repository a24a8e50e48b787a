import { type Draw, shuffle } from '../../kernel/draw.ts';
import { known } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { boardInPlay } from '../ask.ts';
import type { FishId, MarketId, Tokens } from '../catalog/ids.ts';
import { isFish, kindsOfFish, partnerOf, tokenFacts } from '../catalog/pieces.ts';
import { printFor } from '../catalog/prints.ts';
import { countOf } from '../counts.ts';
import { draft } from '../draft.ts';
import type { Acting, Options, TsukijiTable } from '../market.ts';
import type { Board } from '../state.ts';

/** The table as one board acts on it. `own` is read at the time of asking. */
export function acting<Own = unknown>(table: TsukijiTable, id: MarketId): Acting<Own> {
  return {
    state: table.state,
    options: table.options,
    id,
    get own() {
      return boardInPlay(table, id).own as Own;
    },
    tell: (event) => table.tell(event),
    draw: (stream, bound) => table.draw(stream, bound),
    reveal: () => table.reveal(),
  };
}

/** Replaces the private state of a board. What happened is told by the verb or event beside it. */
export function setOwn<Own>(table: Acting<Own>, own: Own): void {
  known(draft(table).boards[table.id], `board ${table.id}`).own = own;
}

/** Moves the value marker of a board; movement beyond an end of the track was already dropped (TB-RUL-19). */
export function setMarker<Own extends { readonly marker: number }>(table: Acting<Own>, marker: number): void {
  const from = table.own.marker;
  if (from === marker) return;
  setOwn(table, { ...table.own, marker });
  table.tell({ type: 'markerMoved', market: table.id, from, to: marker });
}

/**
 * A board as it comes into play: stocked for the number of players (TB-SETUP-05). `dealt` is how many of its licences each player
 * was dealt.
 */
export function stockedBoard(options: Options, id: MarketId, dealt = 1): Board {
  const look = { options };
  const own = options.markets[id].own?.(options) ?? null;
  if (!isFish(id)) return { barrels: 0, tokens: {}, licences: 0, overfished: false, own };
  return {
    barrels: printFor(look, `fish.${id}.barrels`),
    tokens: stockedTokens(options, id),
    licences: options.markets[id].licences?.(options, dealt) ?? printFor(look, `fish.${id}.licences`),
    overfished: false,
    own,
  };
}

function stockedTokens(options: Options, fish: FishId): Tokens {
  const look = { options };
  const market = options.markets[fish];
  if (market.stock !== undefined) return market.stock(options);
  const plain = known(
    kindsOfFish[fish].find((kind) => tokenFacts[kind].printed === undefined),
    `token of ${fish}`,
  );
  return { [plain]: printFor(look, `fish.${fish}.tokens`) };
}

/** How many licences of a board that comes into play each player holds already: they were dealt before (TX-SETUP-07). */
function dealtOf(table: TsukijiTable, id: MarketId): number {
  const [first] = table.state.players;
  return isFish(id) ? countOf(first?.licences ?? {}, id) : 0;
}

/** Brings a board into play (TB-OVER-05, TB-SETUP-02). */
export function openMarket(table: TsukijiTable, id: MarketId): void {
  const state = draft(table);
  state.boards[id] = stockedBoard(table.options, id, dealtOf(table, id)) as Draft<Board>;
  state.order = [...state.order, id];
  state.box = {
    fish: state.box.fish.filter((each) => each !== id),
    external: state.box.external.filter((each) => each !== id),
  };
  table.tell({ type: 'marketOpened', market: id });
}

/**
 * The next board of a kind comes into play, if one is left: a random one, or the first of the open row. Its partner comes with it
 * (TB-OVER-05, TX-LATE-04, TX-LATE-05, TV-OPEN-01).
 */
export function drawMarket(table: TsukijiTable, kind: 'fish' | 'external'): void {
  const box: readonly MarketId[] = table.state.box[kind];
  if (box.length === 0) return;
  const id = known(box[table.options.openOrder ? 0 : table.draw(`market/${kind}`, box.length)], 'a board in the box');
  openMarket(table, id);
  const partner = partnerOf(id);
  if (partner !== undefined && table.state.box.external.includes(partner)) openMarket(table, partner);
}

/** Lays the boards that are still to come out for all to see, in the order of their coming (TV-OPEN-01). */
export function layRows(table: TsukijiTable): void {
  const state = draft(table);
  const draw: Draw = (stream, bound) => table.draw(stream, bound);
  state.box = {
    fish: shuffle(draw, 'order/fish', state.box.fish),
    external: shuffle(draw, 'order/external', state.box.external),
  };
  table.tell({ type: 'rowsLaid', fish: state.box.fish, external: state.box.external });
}

/** Turns a used up board over (TV-COLLAPSE-03); a visit to one that is closed ends (TV-COLLAPSE-04). */
export function useUp(table: TsukijiTable, id: MarketId, side: 'collapsed' | 'closed'): void {
  const state = draft(table);
  known(state.boards[id], `board ${id}`).side = side;
  table.tell({ type: 'marketUsedUp', market: id, side });
  if (side === 'closed' && state.activity?.kind === 'visit' && state.activity.market === id) endVisit(table, id);
}

/** Marks a visit begun: the board counts as entered this turn (TB-MKT-01). */
export function beginVisit(table: TsukijiTable, id: MarketId): void {
  const state = draft(table);
  state.turn.visits = { ...state.turn.visits, [id]: (state.turn.visits[id] ?? 0) + 1 };
  state.activity = { kind: 'visit', market: id, done: {}, licences: 0 };
  table.tell({
    type: 'marketEntered',
    seat: state.turn.seat,
    market: id,
    ap: state.turn.ap,
    cartAp: state.turn.cartAp,
  });
}

/** Counts an interaction of the visit (TB-MKT-04). */
export function countInteraction(table: TsukijiTable, action: string): void {
  const visit = draft(table).activity;
  if (visit?.kind === 'visit') visit.done = { ...visit.done, [action]: (visit.done[action] ?? 0) + 1 };
}

/** Ends the visit. */
export function endVisit(table: TsukijiTable, id: MarketId): void {
  const state = draft(table);
  delete state.activity;
  table.tell({ type: 'marketLeft', seat: state.turn.seat, market: id });
}

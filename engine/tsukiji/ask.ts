/** Questions to the table: who has what, where there is room, what is worth how much. Nothing here changes anything. */
import { known } from '../kernel/invariant.ts';
import type { BoatKind, DockId, FishId, MarketId, TokenKind, Tokens } from './catalog/ids.ts';
import { allFishIds } from './catalog/ids.ts';
import { boatFacts, isFish, kindsOfFish, tokenFacts } from './catalog/pieces.ts';
import { licencePriceOf, print } from './catalog/prints.ts';
import { among, countOf, totalOf } from './counts.ts';
import type { At, Market, NamedLicence, TsukijiLook, Yard } from './market.ts';
import type { Board, Boat, Fishing, Item, Player, Visit } from './state.ts';

export function playerAt(look: TsukijiLook, seat: number): Player {
  return known(look.state.players[seat], `seat ${seat}`);
}

export function marketOf(look: TsukijiLook, id: MarketId): Market {
  return look.options.markets[id];
}

/** The board, if it is in play. */
export function boardOf(look: TsukijiLook, id: MarketId): Board | undefined {
  return look.state.boards[id];
}

/** The board, which is in play. */
export function boardInPlay(look: TsukijiLook, id: MarketId): Board {
  return known(look.state.boards[id], `board ${id}`);
}

/** The look of one board in play at the table. */
export function at<Own = unknown>(look: TsukijiLook, id: MarketId): At<Own> {
  return { state: look.state, options: look.options, id, own: boardInPlay(look, id).own as Own };
}

/** The boats on a board that has a yard. */
export function boatsOn(look: TsukijiLook, id: MarketId): readonly Boat[] {
  return at<Yard>(look, id).own.boats;
}

/** Fish Markets in play, in the order they came into play. */
export function fishInPlay(look: TsukijiLook): readonly FishId[] {
  return look.state.order.filter(isFish);
}

export function boatOf(player: Player, id: string): Boat | undefined {
  return player.boats.find((boat) => boat.id === id);
}

export function itemOf(player: Player, id: string): Item | undefined {
  return player.items.find((item) => item.id === id);
}

export function isBarge(boat: { readonly kind: BoatKind }): boolean {
  return boatFacts[boat.kind].barge;
}

/** True for a boat at a dock of its player's Port. */
export function isDocked(boat: Boat): boolean {
  return boat.at !== 'sea' && boat.at !== 'moored' && boat.at !== 'board';
}

export function slotsFree(boat: Boat): number {
  return boatFacts[boat.kind].slots - totalOf(boat.cargo);
}

/** How many more barrels of this fish the boat can take (TB-SALM-01). */
export function roomFor(look: TsukijiLook, boat: Boat, fish: FishId): number {
  const limit = marketOf(look, fish).perBoat ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(slotsFree(boat), limit - countOf(boat.cargo, fish)));
}

/** True if a boat of this kind could be put at the player's dock now (TB-DOCK-01). */
export function dockHasRoom(look: TsukijiLook, player: Player, dock: DockId, kind: BoatKind): boolean {
  const docks = print(look, 'port.docks');
  const index = docks.findIndex((each) => each.id === dock);
  const facts = known(docks[index], `dock ${dock}`);
  if (index >= player.openDocks) return false;
  const there = player.boats.filter((boat) => boat.at === dock);
  if (boatFacts[kind].barge) return facts.barge && there.length === 0;
  return there.length < facts.ships && !there.some(isBarge);
}

/** The next covered dock, left to right. */
export function nextCoveredDock(look: TsukijiLook, player: Player): DockId | undefined {
  return print(look, 'port.docks')[player.openDocks]?.id as DockId | undefined;
}

/** Empty licence spaces (TB-LIC-03). */
export function freeSpaces(look: TsukijiLook, seat: number): number {
  let filled = totalOf(playerAt(look, seat).licences);
  for (const id of look.state.order) filled += marketOf(look, id).fills?.(at(look, id), seat) ?? 0;
  return print(look, 'port.licenceSpaces') - filled;
}

/** Yen for the next licence while so many lie on the board (TB-MKT-06, TX-SARD-02). */
export function priceOfNext(look: TsukijiLook, fish: FishId, left = boardInPlay(look, fish).licences): number {
  return marketOf(look, fish).licencePrice?.(at(look, fish), left) ?? licencePriceOf(look, fish);
}

/** Tokens that count as the fish's stock, on its board or in its bag (TB-OVER-01). */
export function stockOf(board: Board): Tokens {
  return Object.fromEntries(
    Object.entries(board.tokens).filter(([kind]) => !tokenFacts[kind as TokenKind].extra),
  ) as Tokens;
}

/** True if any token of the fish's stock is left. Asked after every step, so it copies nothing. */
export function hasStock({ tokens }: Board): boolean {
  for (const kind in tokens) if (!tokenFacts[kind as TokenKind].extra) return true;
  return false;
}

/** True if a barrel of this fish can be exchanged for a token now (TB-BUY-04). */
export function tokenAvailable(look: TsukijiLook, fish: FishId): boolean {
  const board = boardOf(look, fish);
  return board !== undefined && hasStock(board);
}

/** R of tokens of one fish in the hands of one who owns `owned` (TB-VAL-01); 0 for a fish whose board is not in play. */
export function worthOfFish(look: TsukijiLook, fish: FishId, tokens: Tokens, owned: Tokens): number {
  if (boardOf(look, fish) === undefined) return 0;
  const market = marketOf(look, fish);
  if (market.worth !== undefined) return market.worth(at(look, fish), tokens, owned);
  let worth = 0;
  for (const kind of kindsOfFish[fish]) worth += countOf(tokens, kind) * (tokenFacts[kind].printed ?? 0);
  return worth;
}

/** R of a set of tokens that lies among those that its owner has (TB-VAL-02, TX-NORI-06); all of them, if none are named. */
export function worthOf(look: TsukijiLook, tokens: Tokens, owned: Tokens = tokens): number {
  let worth = 0;
  for (const fish of allFishIds) {
    const own = among(tokens, kindsOfFish[fish]);
    if (totalOf(own) > 0) worth += worthOfFish(look, fish, own, owned);
  }
  return worth;
}

/** R of each seat (TB-VAL-01). */
export function resourcesOf(look: TsukijiLook): readonly number[] {
  return look.state.players.map((player) => worthOf(look, player.tokens));
}

export function fishingOf(look: TsukijiLook): Fishing | undefined {
  return look.state.activity?.kind === 'fishing' ? look.state.activity : undefined;
}

export function visitOf(look: TsukijiLook): Visit | undefined {
  return look.state.activity?.kind === 'visit' ? look.state.activity : undefined;
}

/** The licences of a seat that have ids, of a fish whose licences have (TX-RUL-58); none of another fish. */
export function namedLicences(look: TsukijiLook, seat: number, fish: FishId): readonly NamedLicence[] {
  return marketOf(look, fish).keeper?.held(at(look, fish), seat) ?? [];
}

/** Interactions of the visit so far (TB-MKT-04). */
export function interactionsOf(visit: Visit): number {
  return totalOf(visit.done);
}

/** True in a visit that still needs its first interaction (TB-MKT-04). */
export function isFruitless(look: TsukijiLook): boolean {
  const visit = visitOf(look);
  return visit !== undefined && interactionsOf(visit) === 0;
}

/** Number of the ??? column. */
export function openColumn(look: TsukijiLook): number {
  return print(look, 'port.columns').length;
}

/** Seats in turn order, beginning with this one. */
export function seatsFrom(look: TsukijiLook, seat: number): readonly number[] {
  const count = look.state.players.length;
  return Array.from({ length: count }, (_, step) => (seat + step) % count);
}

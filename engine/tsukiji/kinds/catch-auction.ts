/** A fish that is never priced: unloaded barrels pile up until they fetch a token from the bag (TB-CRAB, TB-TUNA). */
import type { FishId, Tokens } from '../catalog/ids.ts';
import { kindsOfFish, tokenFacts } from '../catalog/pieces.ts';
import type { PrintKey, Prints } from '../catalog/prints.ts';
import { print } from '../catalog/prints.ts';
import { entriesOf } from '../counts.ts';
import type { Market, TsukijiLook, TsukijiTable } from '../market.ts';
import { pay } from '../verbs/money.ts';
import { award } from '../verbs/tokens.ts';

/** A fish with a printed bag and a printed size of its auctions. */
type BaggedFish = {
  [F in FishId]: `fish.${F}.bag` | `fish.${F}.auctionSize` extends PrintKey ? F : never;
}[FishId];

/** The hooks that such fish share. Piles are served by `order`. */
export function catchAuction(fish: BaggedFish, order: number): Omit<Market, 'id'> {
  return {
    bag: true,
    stock: (options) => bagOf(fish, options.prints),
    pile: { order, size: (at) => print(at, `fish.${fish}.auctionSize`) },
    sale: { yen: (at, tokens) => saleOf(at, fish, tokens) },
    won(at, stake, winner, amount) {
      payAuctioneer(at, winner, amount);
      award(at, winner, stake.tokens, 'stake');
    },
  };
}

/** The winner pays the active player; the active player as winner pays the supply (TB-CRAB-02, TX-AUCT-01). */
export function payAuctioneer(table: TsukijiTable, winner: number, amount: number): void {
  const active = table.state.turn.seat;
  pay(table, winner, winner === active ? 'supply' : active, amount, 'bid');
}

/** The printed tokens of the bag, by their value. */
function bagOf(fish: BaggedFish, prints: Prints): Tokens {
  const counts: { readonly [value: string]: number } = prints[`fish.${fish}.bag`];
  return Object.fromEntries(
    kindsOfFish[fish].flatMap((kind) => {
      const count = counts[String(tokenFacts[kind].printed)] ?? 0;
      return count > 0 ? [[kind, count]] : [];
    }),
  );
}

/** Each token sells for its printed R, and a premium where the board has one (TB-MKT-07). */
function saleOf(look: TsukijiLook, fish: BaggedFish, tokens: Tokens): number {
  const { yenPerR, plusPerToken } = print(look, `fish.${fish}.sell`);
  let yen = 0;
  for (const [kind, count] of entriesOf(tokens))
    yen += count * (yenPerR * (tokenFacts[kind].printed ?? 0) + plusPerToken);
  return yen;
}

import type { Look } from '../../kernel/table.ts';
import type { FishId } from './ids.ts';
import printedInBase from './prints.json' with { type: 'json' };
import printedInExpansion from './prints-expansion.json' with { type: 'json' };

const printed = { ...printedInBase, ...printedInExpansion };

/** Where a printed number comes from: the rulebook text, derived from it, another source, or assumed. */
export type PrintSource = 'rulebook' | 'derived' | 'sourced' | 'assumed';
export type PlayerCount = '2' | '3' | '4' | '5' | '6';
export type ByPlayers = { readonly [P in PlayerCount]: number };
/** A way to pay for entering a Market (TB-MKT-01). An empty list of them is a free Market. */
export interface EntryCost {
  readonly ap?: number;
  readonly yen?: number;
  readonly token?: string;
  /** barrels of the own Port: of this fish, or `any` (TX-ENTRY-01) */
  readonly barrel?: string;
  /** how many tokens or barrels; 1 if absent */
  readonly count?: number;
}

type Printed = typeof printed;
export type PrintKey = keyof Printed;
type Widened<V> = V extends { '2': number; '6': number } ? ByPlayers : V;
type Special = { readonly [F in FishId as `fish.${F}.entry`]: readonly EntryCost[] } & {
  readonly [E in Extract<PrintKey, `ext.${string}.entry`>]: readonly EntryCost[];
} & { readonly 'port.columns': readonly (number | '???')[] };
/** All printed values of a match by key: the defaults, or the match's own overrides. */
export type Prints = { readonly [K in PrintKey]: K extends keyof Special ? Special[K] : Widened<Printed[K]['value']> };

/** The default prints. Each with its source in {@link printSources}. */
export const defaultPrints = Object.freeze(
  Object.fromEntries(Object.entries(printed).map(([key, print]) => [key, print.value])),
) as unknown as Prints;

/** Where each default comes from. Notes on them stand in `print-notes.json`. */
export const printSources = Object.fromEntries(
  Object.entries(printed).map(([key, print]) => [key, print.source]),
) as unknown as { readonly [K in PrintKey]: PrintSource };

/** Any position whose options hold prints and the number of players. */
type Printing = Pick<Look<unknown, { readonly prints: Prints; readonly players: number }>, 'options'>;

/** One printed value of this match. */
export function print<K extends PrintKey>(at: Printing, key: K): Prints[K] {
  return at.options.prints[key];
}

/** Keys of prints that depend on the number of players. */
export type PlayersKey = { [K in PrintKey]: Prints[K] extends ByPlayers ? K : never }[PrintKey];

/** A printed value that depends on the number of players. */
export function printFor(at: Printing, key: PlayersKey): number {
  return at.options.prints[key][String(at.options.players) as PlayerCount];
}

/** What each owned licence brings its owner when somebody enters the fish's board (TB-MKT-03, TX-HMACK-01). */
export function licenceIncomeOf(at: Printing, fish: FishId): number {
  const prints: { readonly [key: string]: unknown } = at.options.prints;
  return (prints[`fish.${fish}.licenceIncome`] ?? at.options.prints['markets.licenceIncome']) as number;
}

/** The price of one licence on the fish's board (TB-MKT-07). */
export function licencePriceOf(at: Printing, fish: FishId): number {
  const prints: { readonly [key: string]: unknown } = at.options.prints;
  return prints[`fish.${fish}.licencePrice`] as number;
}

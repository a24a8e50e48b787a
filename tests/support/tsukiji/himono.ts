/** Tables with Himono licences, which have ids and carry pieces. */
import type { FishId, PerFish, Tokens } from '../../../engine/tsukiji/catalog/ids.ts';
import type { LicenceFact } from '../../../engine/tsukiji/facts.ts';
import type { Tag } from '../../../engine/tsukiji/state.ts';
import { viewOf } from './look.ts';
import type { Position } from './position.ts';
import type { BoatOnTable, Laid, PlayerOnTable } from './table.ts';
import { table } from './table.ts';

export interface OnLicence {
  /** 0, if absent */
  readonly seat?: number;
  readonly barrels?: PerFish;
  readonly tokens?: Tokens;
}

/** What the board knows of the licences `himono1`, `himono2`, … */
export function himonoLicences(...laid: readonly OnLicence[]): { readonly own: unknown } {
  const licences = laid.map((each, index) => ({
    id: `himono${index + 1}`,
    seat: 0,
    barrels: {},
    tokens: {},
    ...each,
  }));
  return { own: { issued: laid.length, licences } };
}

/** What a barrel of this fish remembers that was caught with this licence. */
export function himonoTag(fish: FishId, licence = 'himono1'): Tag {
  return { of: 'himono', licence, fish };
}

/** A ship at sea with Himono barrels aboard: all of its cargo has a tag of the first licence, or these tags. */
export function himonoShip(cargo: PerFish, more: Partial<BoatOnTable> = {}): BoatOnTable {
  const tags = (Object.entries(cargo) as [FishId, number][]).flatMap(([fish, count]) =>
    Array<Tag>(count).fill(himonoTag(fish)),
  );
  return { kind: '4', at: 'sea', cargo, ...(tags.length > 0 ? { tags } : {}), ...more };
}

/** Seat 0 with these Himono licences, at a table of two with Mackerel, Eel, Horse Mackerel, Himono and Sardines. */
export function himonoHolder(
  laid: readonly OnLicence[],
  player: PlayerOnTable = {},
  more: Partial<Laid> = {},
): Position {
  return table({
    seats: 2,
    fish: ['mackerel', 'eel', 'horseMackerel', 'himono', 'sardines'],
    external: [],
    players: [{ licences: { himono: laid.length }, yen: 1000, ...player }],
    options: { expansion: true },
    box: { fish: ['nori'] },
    ...more,
    boards: { ...more.boards, himono: { ...himonoLicences(...laid), ...more.boards?.himono } },
  });
}

/** A Himono licence as everyone sees it; undefined once it is back on its board. */
export function himonoLicence(position: Position, id: string): LicenceFact | undefined {
  const board = viewOf(position, 0).markets.find((market) => market.id === 'himono');
  return board?.facts.licences?.find((licence) => licence.id === id);
}

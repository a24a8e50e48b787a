/** The barrels of a boat, by what tells them apart: their fish, and the licence that they remember (TX-CATCH-01, TX-RUL-57). */
import { optional } from '../kernel/field.ts';
import type { FishId, PerFish } from './catalog/ids.ts';
import { licenceField } from './catalog/ids.ts';
import { entriesOf, one, plus } from './counts.ts';
import type { Boat, Tag } from './state.ts';

/** Barrels aboard that nothing tells apart. */
export interface Barrels {
  readonly fish: FishId;
  readonly count: number;
  /** what all of them remember; absent if they remember nothing */
  readonly tag?: Omit<Tag, 'fish'>;
}

/** Names the barrels that remember no licence, on a boat where others do. */
const untagged = 'none';

/** Which barrels are meant, on a boat where some remember a licence: those of this one, or `none` for the others. */
export const tagField = optional(licenceField);

/** What names the tag of these barrels. */
export function tagOf({ tag }: Barrels): string {
  return tag?.licence ?? untagged;
}

/** All barrels aboard: by fish, those without a tag before those with one. */
export function barrelsOf({ cargo, tags = [] }: Boat): readonly Barrels[] {
  return entriesOf(cargo).flatMap(([fish, all]) => {
    const own = tags.filter((tag) => tag.fish === fish);
    const licences = [...new Set(own.map(({ licence }) => licence))].sort();
    const tagged = licences.flatMap((licence): readonly Barrels[] => {
      const alike = own.filter((tag) => tag.licence === licence);
      return alike.slice(0, 1).map(({ of }) => ({ fish, count: alike.length, tag: { of, licence } }));
    });
    return [...(all > own.length ? [{ fish, count: all - own.length }] : []), ...tagged];
  });
}

/** How many barrels of each fish these are together. */
export function cargoOf(barrels: readonly Barrels[]): PerFish {
  let cargo: PerFish = {};
  for (const { fish, count } of barrels) cargo = plus(cargo, one(fish, count));
  return cargo;
}

import type { Key } from '../../store/keys.ts';
import { keyName } from '../../store/keys.ts';
import type { RowWrite } from '../../store/lists/change-rows.ts';
import type { RowPlace } from '../../store/lists/row-keys.ts';
import { rowPlaceAt } from '../../store/lists/row-keys.ts';
import type { OpenDecision } from '../../store/matches/version-item.ts';
import type { ListContext } from './list-context.ts';
import type { Slot } from './rows.ts';
import { ownSummaryIn } from './rows.ts';

/** Rows of one match in one partition that are not as they must be: they change together. */
export interface Difference {
  readonly partition: string;
  readonly place: RowPlace;
  readonly writes: readonly RowWrite[];
}

/** Compares the slots of a match with the rows that stand there: one consistent batch. */
export async function differencesIn({ rows }: ListContext, slots: readonly Slot[]): Promise<readonly Difference[]> {
  const standing = await rows.at(slots.map(({ key }) => key));
  const byPartition = new Map<string, Difference>();
  for (const { key, text: will } of slots) {
    const was = standing.get(keyName(key));
    const place = rowPlaceAt(key);
    if (was === will || place === undefined) continue;
    const before = byPartition.get(key.pk)?.writes ?? [];
    byPartition.set(key.pk, { partition: key.pk, place, writes: [...before, { key, was, will }] });
  }
  return [...byPartition.values()];
}

/** True if nothing of the match stands in the partition yet. */
export function isBeginning({ writes }: Difference): boolean {
  return writes.every(({ was }) => was === undefined);
}

/** The decisions that a person's rows show after a change and did not show before. */
export function turnsOpened({ writes }: Difference): readonly OpenDecision[] {
  const before = new Set(writes.flatMap(({ was }) => decisionsIn(was)).map(({ id }) => id));
  return writes.flatMap(({ will }) => decisionsIn(will)).filter(({ id }) => !before.has(id));
}

/** Slots that must be empty. */
export function emptySlots(keys: readonly Key[]): readonly Slot[] {
  return keys.map((key) => ({ key, text: undefined }));
}

/** What a row's text asks of its person. A text that someone else has spoilt asks nothing. */
function decisionsIn(text: string | undefined): readonly OpenDecision[] {
  try {
    return text === undefined ? [] : (ownSummaryIn(text).own?.decisions ?? []);
  } catch {
    return [];
  }
}

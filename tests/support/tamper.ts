/** Ways to spoil an exported match. */
import type { MatchExport } from '../../engine/match/exported.ts';

type Loose = { [name: string]: unknown };
/** An export that may be spoilt. */
export type Draft = Loose & {
  versions: (Loose & { events: Loose[]; draws: Loose[]; actions: Loose[] })[];
  words: unknown[];
  seats: unknown[];
  placings: Loose[];
};
/** Spoils something at (or near) a version. */
export type Edit = (draft: Draft, index: number) => void;

/** Adds one to a drawn value or a place. */
export const bump = (record: Loose | undefined): void => {
  const [name] = Object.keys(record ?? {}).filter((key) => ['value', 'place'].includes(key));
  if (record !== undefined && name !== undefined) record[name] = Number(record[name]) + 1;
};
const swap = (list: unknown[] | undefined, index: number): void => {
  if (list === undefined || list.length < 2) return;
  const at = index % (list.length - 1);
  [list[at], list[at + 1]] = [list[at + 1], list[at]];
};
const removeVersion: Edit = (draft, index) => void draft.versions.splice(index, 1);
const swapVersions: Edit = (draft, index) => swap(draft.versions, index);
const changeEvent: Edit = (draft, index) =>
  void draft.versions[index]?.events.map((event) => Object.assign(event, { seat: 9 }));
const removeEvent: Edit = (draft, index) => void draft.versions[index]?.events.pop();
const swapEvents: Edit = (draft, index) => swap(draft.versions[index]?.events, index);
const changeDraw: Edit = (draft, index) => bump(draft.versions[index]?.draws[0]);
const removeDraw: Edit = (draft, index) => void draft.versions[index]?.draws.pop();
const swapDraws: Edit = (draft, index) => {
  const drawing = draft.versions.filter(({ draws }) => draws.length > 0);
  const [one, other] = [drawing[index % drawing.length], drawing[(index + 1) % drawing.length]];
  if (one !== undefined && other !== undefined) [one.draws, other.draws] = [other.draws, one.draws];
};
const changeAction: Edit = (draft, index) => void draft.versions[index]?.actions.push({ type: 'confirm' });
const changeTime: Edit = (draft, index) =>
  void Object.assign(draft.versions[index] ?? {}, { at: '2027-01-01T00:00:00.000Z' });
const changeMoveId: Edit = (draft, index) => void Object.assign(draft.versions[index] ?? {}, { moveId: 'other' });

/** Every way to take out, move or change a version, a draw or an event. */
export const edits: readonly Edit[] = [
  removeVersion,
  swapVersions,
  changeEvent,
  removeEvent,
  swapEvents,
  changeDraw,
  removeDraw,
  swapDraws,
  changeAction,
  changeTime,
  changeMoveId,
];

/** A copy of an export after an edit. */
export function spoilt(exported: MatchExport, edit: (draft: Draft) => void): Draft {
  const draft = structuredClone(exported) as unknown as Draft;
  edit(draft);
  return draft;
}

/** Barrels that remember their licence and come to an own dock: laid on such licences as far as there is room (TX-HIMONO-04). */
import { list, optional, record } from '../../kernel/field.ts';
import type { Constraint, Domain } from '../../kernel/form.ts';
import { oneOf, only } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { marketOf, namedLicences } from '../ask.ts';
import { type FishId, fishField, licenceField, type PerFish } from '../catalog/ids.ts';
import { countOf, entriesOf, minus, one, plus } from '../counts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import type { Boat, Tag } from '../state.ts';
import { returnBarrels } from '../verbs/barrels.ts';
import { acting } from '../verbs/markets.ts';

/** One barrel and the licence that it is laid on. */
export interface Placed {
  readonly fish: FishId;
  readonly licence: string;
}

const placed = record(
  'PlacedBarrel',
  { fish: fishField, licence: licenceField },
  'a barrel and the licence it is laid on',
);
export const placementField = optional(
  list(
    placed,
    1,
    6,
    'barrels that are laid on your licences: all that remember such a licence, as far as there is room',
  ),
);

/** A licence with room, and the fish that it is a licence for. */
interface Place {
  readonly of: FishId;
  readonly id: string;
  readonly room: number;
}

/** The licences with room that these barrels could be laid on. */
function placesFor(look: TsukijiLook, seat: number, tags: readonly Tag[]): readonly Place[] {
  return [...new Set(tags.map(({ of }) => of))].flatMap((of) =>
    namedLicences(look, seat, of).flatMap(({ id, room }) => (room > 0 ? [{ of, id, room }] : [])),
  );
}

/** How many barrels of each fish remember a licence. */
export function taggedBarrels(boat: Boat): PerFish {
  let barrels: PerFish = {};
  for (const { fish } of boat.tags ?? []) barrels = plus(barrels, one(fish));
  return barrels;
}

/** Filling the room is compulsory: so many are laid down. */
function wantedOf(tags: readonly Tag[], places: readonly Place[]): number {
  return Math.min(
    tags.length,
    places.reduce((sum, { room }) => sum + room, 0),
  );
}

/** Each barrel on its own licence if there is room, else on the fullest that has any (TX-RUL-15). */
function usual(tags: readonly Tag[], places: readonly Place[]): readonly Placed[] {
  const room = new Map(places.map((place) => [place.id, place.room]));
  return tags.flatMap(({ fish, licence: own }): readonly Placed[] => {
    const open = [...room].filter(([, left]) => left > 0).toSorted(([, a], [, b]) => a - b);
    const [licence, left] = open.find(([id]) => id === own) ?? open[0] ?? [];
    if (licence === undefined || left === undefined) return [];
    room.set(licence, left - 1);
    return [{ fish, licence }];
  });
}

/** The choices of a boat that docks: as a domain, a constraint and an example. Nothing if no barrel is to be laid down. */
export function placementChoices(
  look: TsukijiLook,
  seat: number,
  boat: Boat,
): { readonly domain: Domain; readonly constraint: Constraint; readonly example: readonly Placed[] } | undefined {
  const { tags = [] } = boat;
  const places = placesFor(look, seat, tags);
  const wanted = wantedOf(tags, places);
  if (wanted === 0) return undefined;
  const licence = oneOf(places.map(({ id }) => id));
  const parts = entriesOf(taggedBarrels(boat)).map(([fish, count]) => {
    return { count, each: { kind: 'record', fields: { fish: only(fish), licence } } } as const;
  });
  return {
    domain: { kind: 'bag', of: parts, min: wanted, max: wanted },
    constraint: {
      kind: 'uses',
      ids: ['placement.licence'],
      entries: [],
      of: Object.fromEntries(places.map(({ id, room }) => [id, room])),
    },
    example: usual(tags, places),
  };
}

/** Why the barrels cannot be laid down like this. Leaving room empty is refused (TX-RUL-61). */
export function placementRefusal(
  look: TsukijiLook,
  seat: number,
  boat: Boat,
  placement: readonly Placed[],
): Violation | undefined {
  const { tags = [] } = boat;
  const places = placesFor(look, seat, tags);
  const wanted = wantedOf(tags, places);
  const tagged = taggedBarrels(boat);
  const laid = (fish: FishId): number => placement.filter((each) => each.fish === fish).length;
  if (placement.length !== wanted || placement.some(({ fish }) => laid(fish) > countOf(tagged, fish)))
    return refuse('placement.mismatch', { wanted, given: placement.length });
  for (const { licence } of placement) {
    const room = places.find(({ id }) => id === licence)?.room ?? 0;
    const wantedHere = placement.filter((each) => each.licence === licence).length;
    if (wantedHere > room) return refuse('licence.full', { licence, wanted: wantedHere, left: room });
  }
  return undefined;
}

/** Lays the barrels down; those without room are returned (TX-HIMONO-04). They are off the boat already. */
export function placeBarrels(table: TsukijiTable, seat: number, boat: Boat, placement: readonly Placed[]): void {
  const { tags = [] } = boat;
  const places = placesFor(table, seat, tags);
  let rest = taggedBarrels(boat);
  for (const { fish, licence } of placement) {
    const { of } = known(
      places.find(({ id }) => id === licence),
      `licence ${licence}`,
    );
    marketOf(table, of).keeper?.keep(acting(table, of), seat, licence, fish);
    rest = minus(rest, one(fish));
  }
  for (const [fish, count] of entriesOf(rest)) returnBarrels(table, fish, count);
}

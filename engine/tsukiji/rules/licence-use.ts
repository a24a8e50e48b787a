/** One use of a licence in a catch: what it may bring aboard (TX-CATCH-02, TX-CATCH-03; TB-FISH-04 where a licence is for its own fish). */
import { refuse, type Violation } from '../../kernel/violation.ts';
import { at, boardOf, fishingOf, isBarge, marketOf, namedLicences, playerAt, roomFor } from '../ask.ts';
import type { FishId } from '../catalog/ids.ts';
import { apart, boatFacts, isFish } from '../catalog/pieces.ts';
import { countOf, entriesOf } from '../counts.ts';
import type { Catch, NamedLicence, TsukijiLook } from '../market.ts';
import type { Boat } from '../state.ts';
import type { UsedLicence } from '../verbs/barrels.ts';

/** A use as it is said: the licence needs a name where it is not simply one of the fish's own, the number where it is not 1. */
export interface Use {
  readonly fish: FishId;
  readonly licence?: string;
  readonly count?: number;
}

/** What a licence of this fish catches now (TX-CATCH-02). */
export function catchesOf(look: TsukijiLook, of: FishId): readonly Catch[] {
  const board = boardOf(look, of);
  if (board === undefined) return [];
  return marketOf(look, of).catches?.(at(look, of)) ?? [{ fish: of, most: 1 }];
}

/** How many barrels of this fish one use of such a licence catches; 0 if it is not for this fish now. */
function mostPerUse(look: TsukijiLook, of: FishId, fish: FishId): number {
  return catchesOf(look, of).find((each) => each.fish === fish)?.most ?? 0;
}

/** Own licences that may catch the fish, used and face-down ones too (TX-CATCH-03 no. 8). */
function licencesFor(look: TsukijiLook, seat: number, fish: FishId): number {
  let held = 0;
  for (const [of, count] of entriesOf(playerAt(look, seat).licences)) if (mostPerUse(look, of, fish) > 0) held += count;
  return held;
}

/** The licences with an id that can be used now, in the order in which the seat got them. */
export function usableOnes(look: TsukijiLook, seat: number, of: FishId): readonly NamedLicence[] {
  const used = fishingOf(look)?.usedIds ?? [];
  return namedLicences(look, seat, of).filter(({ id, faceUp }) => faceUp && !used.includes(id));
}

/** Licences of one kind: `licence` is the id of a certain one. */
interface Meant {
  readonly of: FishId;
  readonly licence?: string;
}

function licenceMeant(look: TsukijiLook, seat: number, { fish, licence }: Use): Meant | Violation {
  if (licence === undefined) return { of: fish };
  if (licence === fish) return refuse('licence.needless', { licence });
  if (isFish(licence as FishId)) return { of: licence as FishId };
  for (const [of] of entriesOf(playerAt(look, seat).licences)) {
    if (namedLicences(look, seat, of).some(({ id }) => id === licence)) return { of, licence };
  }
  return refuse('licence.unknown', { licence });
}

/** The licence that the use takes: of those with ids the first usable one, if none is named (TX-RUL-58). */
export function licenceUsed(look: TsukijiLook, seat: number, use: Use): UsedLicence | Violation {
  const meant = licenceMeant(look, seat, use);
  if (!('of' in meant)) return meant;
  const { of, licence } = meant;
  const held = countOf(playerAt(look, seat).licences, of);
  if (held === 0) return refuse('licence.notOwned', { fish: of });
  if (mostPerUse(look, of, use.fish) === 0) return refuse('licence.notFor', { licence: licence ?? of, fish: use.fish });
  if (marketOf(look, of).keeper !== undefined) {
    const [first] = usableOnes(look, seat, of).filter(({ id }) => id === (licence ?? id));
    return first === undefined ? refuse('licence.used', { fish: of }) : { of, licence: first.id };
  }
  return held > countOf(fishingOf(look)?.used ?? {}, of) ? meant : refuse('licence.used', { fish: of });
}

/** Conditions on what else is aboard (TX-CATCH-03 no. 4 to 6). */
function cargoRefusal(look: TsukijiLook, ship: Boat, fish: FishId, of: FishId): Violation | undefined {
  const others = entriesOf(ship.cargo).filter(([each]) => each !== fish);
  const single = marketOf(look, of).keeper !== undefined || ship.tags !== undefined;
  const types = single ? 1 : (boatFacts[ship.kind].uses ?? 1);
  if (others.length >= types) return refuse('cargo.otherFish', { boat: ship.id });
  return others.some(([each]) => each === apart[fish]) ? refuse('cargo.apart', { boat: ship.id, fish }) : undefined;
}

/** A fish that is not aboard yet needs more licences than other ships carry it (TX-CATCH-03 no. 8). */
function shipsRefusal(look: TsukijiLook, seat: number, ship: Boat, fish: FishId): Violation | undefined {
  if (countOf(ship.cargo, fish) > 0) return undefined;
  const { boats } = playerAt(look, seat);
  const ships = boats.filter(
    (boat) => boat.id !== ship.id && !isBarge(boat) && boat.at === 'sea' && countOf(boat.cargo, fish) > 0,
  ).length;
  const licences = licencesFor(look, seat, fish);
  return licences > ships ? undefined : refuse('licence.tooFew', { fish, licences, ships });
}

/** Why a ship that can catch something cannot do this; `most` is how many barrels it could take at once. */
export function useRefusal(look: TsukijiLook, seat: number, ship: Boat, use: Use): Violation | undefined {
  const { fish, count, licence } = use;
  const board = boardOf(look, fish);
  if (board === undefined) return refuse('market.notInPlay', { market: fish });
  if (board.overfished || board.barrels === 0) return refuse('fish.overfished', { fish });
  const used = licenceUsed(look, seat, use);
  if ('refused' in used) return used;
  if (licence === undefined && count !== undefined) return refuse('catch.needless', { count });
  const refusal = cargoRefusal(look, ship, fish, used.of);
  if (refusal !== undefined) return refusal;
  const most = mostNow(look, ship, fish, used.of);
  if (most < (count ?? 1)) return refuse('cargo.noRoom', { wanted: count ?? 1, most });
  return shipsRefusal(look, seat, ship, fish);
}

/** How many barrels of the fish one use of such a licence could bring aboard now. */
export function mostNow(look: TsukijiLook, ship: Boat, fish: FishId, of: FishId): number {
  const left = boardOf(look, fish)?.barrels ?? 0;
  return Math.min(mostPerUse(look, of, fish), roomFor(look, ship, fish), left);
}

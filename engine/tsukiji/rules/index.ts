import type { Rule } from '../rule.ts';
import { adjust } from './adjust.ts';
import { bid, nameWinner } from './bidding.ts';
import { buyLicence } from './buy-licence.ts';
import { buy, buyEnd } from './buying.ts';
import { catchFish } from './catch.ts';
import { degrade } from './degrade.ts';
import { discard } from './discard.ts';
import { dock } from './dock.ts';
import { endTurn } from './end-turn.ts';
import { enter, leave } from './enter.ts';
import { fishBegin, fishEnd } from './fishing.ts';
import { openDock } from './open-dock.ts';
import { returnLicence } from './return-licence.ts';
import { sail } from './sail.ts';
import { sell } from './sell.ts';
import { transfer } from './transfer.ts';
import { windowEnd } from './windows.ts';

/** The actions of the rules by name, in the order of a turn. Actions of single markets come from their files. */
export const rules: { readonly [name: string]: Rule } = {
  degrade,
  discard,
  openDock,
  returnLicence,
  transfer,
  fishBegin,
  sail,
  catch: catchFish,
  dock,
  adjust,
  fishEnd,
  buy,
  buyEnd,
  enter,
  buyLicence,
  sell,
  leave,
  bid,
  nameWinner,
  endTurn,
  windowEnd,
};

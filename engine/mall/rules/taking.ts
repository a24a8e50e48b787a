/** What can be taken from a dot (MALL-TAKE, MALL-VEND-01). */
import { firstOf, refuse, type Violation } from '../../kernel/violation.ts';
import type { BagId, SourceId } from '../catalog/ids.ts';
import { bagOf, costOf, dotAt, playerAt } from '../look.ts';
import type { MallLook } from '../position.ts';

/** `take.notInFront` unless the seat's architect stands in front of the card: nothing is taken on the way (MALL-TAKE-02). */
export function mustFace(look: MallLook, seat: number, card: string): Violation | undefined {
  return dotAt(look, seat).cards.includes(card) ? undefined : refuse('take.notInFront', { card });
}

/** `take.wrongSource` unless tokens are drawn by this one (MALL-DEX-07). */
export function mustDrawBy({ options }: MallLook, source: SourceId): Violation | undefined {
  const { bagSource } = options;
  return bagSource === source ? undefined : refuse('take.wrongSource', { source: bagSource });
}

/** `take.bagEmpty` or `take.notEnoughYen` unless a token can be drawn and paid for (MALL-CRAB-02, MALL-TUNA-01, MALL-TUNA-03). */
export function mustDraw(look: MallLook, seat: number, bag: BagId): Violation | undefined {
  const needed = costOf(look, seat, bag);
  const had = playerAt(look, seat).yen;
  return firstOf(
    () => (look.state.bags[bag].length === 0 ? refuse('take.bagEmpty', { bag }) : undefined),
    () => (had < needed ? refuse('take.notEnoughYen', { needed, had }) : undefined),
  );
}

/** Refused unless the vending machine can be used, by this source: `vending.wrongSource`, `.notAtMachine`, `.empty` (MALL-VEND-01). */
export function mustVend(look: MallLook, seat: number, source: SourceId): Violation | undefined {
  const { vendingSource } = look.options;
  const { id: dot, vending } = dotAt(look, seat);
  return firstOf(
    () => (vendingSource === source ? undefined : refuse('vending.wrongSource', { source: vendingSource })),
    () => (vending ? undefined : refuse('vending.notAtMachine', { dot })),
    () => (look.state.vending.crate.length > 0 ? undefined : refuse('vending.empty')),
  );
}

/** The cards in front of a seat that hold items. */
export function openShelves(look: MallLook, seat: number): readonly string[] {
  return dotAt(look, seat).cards.filter((card) => (look.state.cards[card] ?? []).length > 0);
}

/** The cards in front of a seat from whose bag it could take a token. */
export function openBags(look: MallLook, seat: number): readonly { readonly card: string; readonly bag: BagId }[] {
  return dotAt(look, seat).cards.flatMap((card) => {
    const bag = bagOf(look, card);
    return bag !== undefined && mustDraw(look, seat, bag) === undefined ? [{ card, bag }] : [];
  });
}

/** Whether anything at all can be taken here (MALL-STATE-03). */
export function canTake(look: MallLook, seat: number): boolean {
  const pours = mustVend(look, seat, look.options.vendingSource) === undefined;
  return pours || openShelves(look, seat).length > 0 || openBags(look, seat).length > 0;
}

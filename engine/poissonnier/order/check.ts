/** Whether cards fill an order: the refusals of a sale (LP-SERVE-03, LP-RUL-55). */
import { malformed, refuse, type Violation } from '../../kernel/violation.ts';
import type { ActionName, Source } from '../actions.ts';
import type { SourceId, ToolId } from '../catalog/ids.ts';
import type { Client } from '../deck.ts';
import { fishInCrates, fishOf, othersOf, playerAt, toolOf } from '../look.ts';
import type { PoissonnierLook } from '../position.ts';

/** A position in which a seat fills the order of a client. */
export interface Serving {
  readonly look: PoissonnierLook;
  readonly seat: number;
  readonly client: Client;
}

/** A card that provides one fish. */
export type Use = Omit<Source, 'from'> & { readonly from: SourceId };

/** Whether a source of this kind names a target (LP-SPEC-03 to -05). */
export const hasTarget = (from: SourceId): boolean => from !== 'crate' && from !== 'joker';

/** Refuses a missing or a superfluous target as malformed. */
export function targetShape(action: ActionName, field: string, use: Use): Violation | undefined {
  if (hasTarget(use.from) === (use.target !== undefined)) return undefined;
  return malformed(action, `${field}.target`, { kind: hasTarget(use.from) ? 'id' : 'nothing' });
}

/** `card.usedTwice` {card}: cards and targets together. */
export function usedTwice(cards: readonly string[]): Violation | undefined {
  const card = cards.find((each, index) => cards.indexOf(each) !== index);
  return card === undefined ? undefined : refuse('card.usedTwice', { card });
}

/** The cards and targets of sources. */
export function cardsOf(uses: readonly Use[]): readonly string[] {
  return uses.flatMap(({ card, target }) => (target === undefined ? [card] : [card, target]));
}

/** Why an own source provides no fish of this order. */
export function sourceRefusal(serving: Serving, { from, card, target }: Use): Violation | undefined {
  const { look, seat, client } = serving;
  const { hand, crates } = playerAt(look, seat);
  if (from === 'crate') {
    const fish = fishOf(look, card);
    // LP-SERVE-08
    if (fish !== undefined && hand.includes(card)) return refuse('card.inHand', { card });
    if (fish === undefined) return refuse('card.notFish', { card });
    if (!fishInCrates(crates).includes(card)) return refuse('card.notYours', { card });
    return fishRefusal(look, client, card);
  }
  if (!hand.includes(card)) return refuse('card.notYours', { card });
  if (toolOf(look, card) !== from) return refuse('source.wrong', { card, from });
  return toolRefusal(serving, from, target);
}

/** Why a special card, own or bought, provides no fish of this order. A joker always does (LP-SPEC-02). */
export function toolRefusal(serving: Serving, tool: ToolId, target: string | undefined): Violation | undefined {
  if (target === undefined) return undefined;
  const { look, client } = serving;
  const away = absence(serving, tool, target);
  if (away !== undefined) return refuse(away, { card: target });
  return fishOf(look, target) === undefined
    ? refuse('card.notFish', { card: target })
    : fishRefusal(look, client, target);
}

/** Why the target of a special card is not where that card takes fish from. */
function absence({ look, seat }: Serving, tool: ToolId, target: string): string | undefined {
  if (tool === 'net') return look.state.fishDiscard.includes(target) ? undefined : 'card.notInDiscard';
  if (tool === 'counter') return playerAt(look, seat).hand.includes(target) ? undefined : 'card.notYours';
  return othersFish(look, seat).includes(target) ? undefined : 'card.notInCrate';
}

/** Fish in the crates of all other players still in (LP-RUL-36). */
export function othersFish(look: PoissonnierLook, seat: number): readonly string[] {
  return othersOf(look, seat).flatMap((other) => fishInCrates(playerAt(look, other).crates));
}

/** `order.wrongKind` {card, kind} or `order.tooOld` {card, freshness, needed}: why this fish is none of those asked. */
export function fishRefusal(look: PoissonnierLook, client: Client, card: string): Violation | undefined {
  const fish = fishOf(look, card);
  if (fish === undefined) return refuse('card.notFish', { card });
  if (!client.wants.has(fish.kind)) return refuse('order.wrongKind', { card, kind: fish.kind });
  if (fish.rank >= client.minRank) return undefined;
  return refuse('order.tooOld', { card, freshness: fish.freshness, needed: client.minFreshness });
}

/** `order.tooMany` {kind, asked, given} or `order.notFilled` {missing}: why the uses do not fill the order exactly. */
export function wholeRefusal(look: PoissonnierLook, client: Client, uses: readonly Use[]): Violation | undefined {
  const given = new Map<string, number>();
  for (const { from, card, target } of uses) {
    const kind = from === 'joker' ? from : (fishOf(look, target ?? card)?.kind ?? '');
    if (from !== 'joker') given.set(kind, (given.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of given) {
    const asked = client.wants.get(kind) ?? 0;
    if (count > asked) return refuse('order.tooMany', { kind, asked, given: count });
  }
  const asked = [...client.wants.values()].reduce((total, count) => total + count, 0);
  if (uses.length > asked) return refuse('order.tooMany', { asked, given: uses.length });
  return uses.length < asked ? refuse('order.notFilled', { missing: asked - uses.length }) : undefined;
}

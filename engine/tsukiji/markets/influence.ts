/** Influence: tokens that let their owner buy after another player's turn, and tokens that bring new boards (TX-INFL). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { choice } from '../../kernel/field.ts';
import { plainForm } from '../../kernel/form.ts';
import { form, oneOf, range } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { firstOf, refuse } from '../../kernel/violation.ts';
import { freeSpaces } from '../ask.ts';
import { seatField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import type { At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { drawMarket, setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';

interface Own {
  /** Buyer tokens on the board */
  readonly buyers: number;
  /** Extension tokens on the board; used ones are in the box (TX-INFL-09) */
  readonly extensions: number;
  /** Buyer tokens on the Port of each seat, not assigned yet */
  readonly onPort: readonly number[];
  /** Buyer tokens in front of a target's Port, in the order in which they were put there */
  readonly assigned: readonly { readonly seat: number; readonly target: number }[];
}
const kinds = ['fish', 'external'] as const;

const buyerSpec = action('Buy a Buyer token; it fills a licence space until you put it in front of another Port.', {});
const extensionSpec = action('Buy an Extension token: a new board of this kind comes into play at once.', {
  kind: choice('BoxKind', kinds, 'which kind of board is drawn'),
});
const assignSpec = action('Put a Buyer token of yours in front of another Port: you may buy after its next turn.', {
  player: seatField,
});
type BuyBuyer = ActionFrom<'buyBuyer', typeof buyerSpec>;
type BuyExtension = ActionFrom<'buyExtension', typeof extensionSpec>;
type AssignBuyer = ActionFrom<'assignBuyer', typeof assignSpec>;

const buyBuyer = marketAction<Own, BuyBuyer>({
  spec: buyerSpec,
  when: 'interaction',
  forms: (at, seat) => (buyerRefused(at, seat) === undefined ? [plainForm('buyBuyer')] : []),
  check: (at, seat) => buyerRefused(at, seat),
  run(at, seat) {
    pay(at, seat, 'supply', priceOf(at), 'good');
    setOwn<Own>(at, { ...at.own, buyers: at.own.buyers - 1, onPort: withOne(at.own, seat, 1) });
    at.tell({ type: 'goodTaken', seat, market: at.id, good: 'buyer', count: 1 });
  },
});

const buyExtension = marketAction<Own, BuyExtension>({
  spec: extensionSpec,
  when: 'interaction',
  forms(at, seat) {
    const open = kinds.filter((kind) => extensionRefused(at, seat, kind) === undefined);
    const [kind] = open;
    if (kind === undefined) return [];
    return [form<BuyExtension>('buyExtension', { kind: oneOf(open) }, { type: 'buyExtension', kind })];
  },
  check: (at, seat, { kind }) => extensionRefused(at, seat, kind),
  run(at, seat, { kind }) {
    pay(at, seat, 'supply', priceOf(at), 'good');
    setOwn<Own>(at, { ...at.own, extensions: at.own.extensions - 1 });
    at.tell({ type: 'goodTaken', seat, market: at.id, good: 'extension', count: 1 });
    drawMarket(at, kind);
  },
});

/** A free step of the own turn; the space is free again, and the token stays where it is put (TX-INFL-03, TX-RUL-37). */
const assignBuyer = marketAction<Own, AssignBuyer>({
  spec: assignSpec,
  when: 'free',
  forms(at, seat) {
    if (heldBy(at.own, seat) === 0) return [];
    const targets = at.state.players.flatMap((_, other) => (other === seat ? [] : [other]));
    return targets.map((player) =>
      form<AssignBuyer>('assignBuyer', { player: range(player, player) }, { type: 'assignBuyer', player }),
    );
  },
  check(at, seat, { player: target }) {
    if (heldBy(at.own, seat) === 0) return refuse('good.none', { good: 'buyer' });
    if (at.state.players[target] === undefined) return refuse('seat.unknown', { seat: target });
    return target === seat ? refuse('buyer.own') : undefined;
  },
  run(at, seat, { player: target }) {
    setOwn<Own>(at, {
      ...at.own,
      onPort: withOne(at.own, seat, -1),
      assigned: [...at.own.assigned, { seat, target }],
    });
    at.tell({ type: 'goodAssigned', seat, market: at.id, good: 'buyer', target });
  },
});

export const influence = defineMarket<Own>({
  id: 'influence',
  own(options) {
    const { buyer, extension } = print({ options }, 'ext.influence.items');
    return { buyers: buyer, extensions: extension, onPort: Array(options.players).fill(0), assigned: [] };
  },
  facts: (at) => ({
    goods: [
      { good: 'buyer', count: at.own.buyers, price: priceOf(at) },
      { good: 'extension', count: at.own.extensions, price: priceOf(at) },
    ],
    holdings: at.own.onPort.flatMap((count, seat) => (count > 0 ? [{ seat, good: 'buyer', count }] : [])),
    assigned: at.own.assigned,
  }),
  actions: { buyBuyer, buyExtension, assignBuyer },
  fills: (at, seat) => heldBy(at.own, seat),
  usedUp: ({ own }) => own.buyers + own.extensions === 0,
  windows: {
    next: ({ own }, target) => own.assigned.find((each) => each.target === target)?.seat,
    over(at, target) {
      const { assigned, buyers } = at.own;
      const index = assigned.findIndex((each) => each.target === target);
      const { seat } = known(assigned[index], 'an assigned Buyer');
      setOwn<Own>(at, { ...at.own, buyers: buyers + 1, assigned: assigned.toSpliced(index, 1) });
      at.tell({ type: 'goodReturned', seat, market: at.id, good: 'buyer' });
    },
  },
});

function priceOf(at: At): number {
  return print(at, 'ext.influence.items').price;
}

function heldBy({ onPort }: Own, seat: number): number {
  return onPort[seat] ?? 0;
}

function withOne(own: Own, seat: number, more: 1 | -1): readonly number[] {
  return own.onPort.with(seat, heldBy(own, seat) + more);
}

const shortOf = (left: number) => (left > 0 ? undefined : refuse('stock.short', { wanted: 1, left }));

function buyerRefused(at: At<Own>, seat: number) {
  return firstOf(
    () => shortOf(at.own.buyers),
    () => (freeSpaces(at, seat) > 0 ? undefined : refuse('spaces.full', { wanted: 1, free: 0 })),
    () => mustAfford(at, seat, priceOf(at)),
  );
}

/** A kind whose box is empty cannot be named (TX-INFL-09, TX-RUL-52). */
function extensionRefused(at: At<Own>, seat: number, kind: (typeof kinds)[number]) {
  return firstOf(
    () => shortOf(at.own.extensions),
    () => (at.state.box[kind].length > 0 ? undefined : refuse('box.empty', { kind })),
    () => mustAfford(at, seat, priceOf(at)),
  );
}

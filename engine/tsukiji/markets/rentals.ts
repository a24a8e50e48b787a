/** Rentals: freezers skip a degradation, handcarts add a point for Markets; both wear out and fill a licence space (TB-RENT). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { integer, optional } from '../../kernel/field.ts';
import type { Domain } from '../../kernel/form.ts';
import { form, range } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { boardInPlay, freeSpaces } from '../ask.ts';
import { print } from '../catalog/prints.ts';
import { affordable } from '../kinds/means.ts';
import type { AfterUse, Lending } from '../kinds/worn-goods.ts';
import { useOf } from '../kinds/worn-goods.ts';
import type { Acting } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { endDegradation, gainCartPoint } from '../verbs/turn.ts';

const stacks = ['freezers', 'handcarts'] as const;
type Stack = (typeof stacks)[number];
type Stock = { readonly [S in Stack]: number };
interface Own extends Lending {
  readonly stock: Stock;
}
const goodOf = { freezers: 'freezer', handcarts: 'handcart' } as const;

const rentSpec = action('Rent freezers and handcarts; each fills a licence space until it is used up.', {
  freezers: optional(integer(0, 100_000, 'how many freezers')),
  handcarts: optional(integer(0, 100_000, 'how many handcarts')),
});
type Rent = ActionFrom<'rent', typeof rentSpec>;

const rent = marketAction<Own, Rent>({
  spec: rentSpec,
  when: 'interaction',
  forms(at, seat) {
    const max = affordable(at, seat, print(at, 'ext.rentals.items').price, freeSpaces(at, seat));
    const stocked = stacks.find((stack) => at.own.stock[stack] > 0);
    if (max < 1 || stocked === undefined) return [];
    const upTo = (count: number): Domain => ({ kind: 'optional', of: range(0, count) });
    const fields = { freezers: upTo(at.own.stock.freezers), handcarts: upTo(at.own.stock.handcarts) };
    const together = { kind: 'total', fields: stacks, min: 1, max } as const;
    return [form<Rent>('rent', fields, { type: 'rent', [stocked]: 1 }, [together])];
  },
  check(at, seat, counts) {
    for (const stack of stacks) {
      const [wanted, left] = [counts[stack] ?? 0, at.own.stock[stack]];
      if (wanted > left) return refuse('stock.short', { wanted, left });
    }
    const wanted = totalOf(counts);
    const free = freeSpaces(at, seat);
    if (wanted === 0) return refuse('rent.nothing');
    if (wanted > free) return refuse('spaces.full', { wanted, free });
    return mustAfford(at, seat, wanted * print(at, 'ext.rentals.items').price);
  },
  run(at, seat, counts) {
    pay(at, seat, 'supply', totalOf(counts) * print(at, 'ext.rentals.items').price, 'good');
    for (const stack of stacks) handOut(at, seat, stack, counts[stack] ?? 0);
  },
});

const useFreezer = useOf<Own>('useFreezer', {
  good: goodOf.freezers,
  help: 'Use a freezer: your fish does not degrade this turn.',
  when: 'start',
  // Fish off the own Port may be bought only if it would be taken away: then the turn has to degrade (TB-DEG-04).
  barred: (at) => (at.state.turn.boughtAtStart ? refuse('start.bought') : undefined),
  keep: (at, after) => keep(at, 'freezers', after),
  effect(at, seat) {
    at.tell({ type: 'degradationSkipped', seat, market: at.id });
    endDegradation(at);
  },
});

const useHandcart = useOf<Own>('useHandcart', {
  good: goodOf.handcarts,
  help: 'Use a handcart: one more point this turn, only for entering Markets.',
  when: 'free',
  keep: (at, after) => keep(at, 'handcarts', after),
  effect: (at) => gainCartPoint(at),
});

export const rentals = defineMarket<Own>({
  id: 'rentals',
  own(options) {
    const { freezers, handcarts } = print({ options }, 'ext.rentals.items');
    return { stock: { freezers, handcarts }, held: [] };
  },
  facts(at) {
    const { price } = print(at, 'ext.rentals.items');
    const goods = stacks.map((stack) => ({ good: goodOf[stack], count: at.own.stock[stack], price }));
    return { goods, holdings: at.own.held.map((each) => ({ ...each, count: 1 })) };
  },
  actions: { rent, useFreezer, useHandcart },
  usedUp: ({ own }) => own.stock.freezers + own.stock.handcarts === 0,
  fills: (at, seat) => at.own.held.filter((each) => each.seat === seat).length,
});

function totalOf({ freezers = 0, handcarts = 0 }: Partial<Stock>): number {
  return freezers + handcarts;
}

function handOut(at: Acting<Own>, seat: number, stack: Stack, count: number): void {
  if (count === 0) return;
  const { stock, held } = at.own;
  const good = { seat, good: goodOf[stack], uses: print(at, 'ext.rentals.items').uses };
  setOwn<Own>(at, {
    stock: { ...stock, [stack]: stock[stack] - count },
    held: [...held, ...Array.from({ length: count }, () => good)],
  });
  at.tell({ type: 'goodTaken', seat, market: at.id, good: good.good, count });
}

/** What was used for the last time is for rent again, or goes to the box once the board is closed (TB-RENT-03, TV-COLLAPSE-04). */
function keep(at: Acting<Own>, stack: Stack, { held, usesLeft }: AfterUse): void {
  const { stock } = at.own;
  const isBack = usesLeft === 0 && boardInPlay(at, at.id).side !== 'closed';
  setOwn<Own>(at, { stock: isBack ? { ...stock, [stack]: stock[stack] + 1 } : stock, held });
}

/** Ship Rental: lends boats that lie on other boards, for one voyage to an own dock (TX-RENT). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { boardInPlay, boardOf, boatsOn, dockHasRoom, marketOf, playerAt } from '../ask.ts';
import type { BoatKind, MarketId } from '../catalog/ids.ts';
import { boatKindField, boatKinds, dockField, marketField } from '../catalog/ids.ts';
import { boatFacts } from '../catalog/pieces.ts';
import { print } from '../catalog/prints.ts';
import { docksFor } from '../kinds/fleet.ts';
import type { At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { receiveBoat } from '../verbs/boats.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { takeOffYard } from '../verbs/yards.ts';

interface Own {
  /** rental tokens on the board */
  readonly tokens: number;
  /** those that came back after it was closed (TV-COLLAPSE-04) */
  readonly boxed: number;
}

const spec = action(
  'Rent a boat that lies on a board: it goes to a dock of yours, and home when it docks there again.',
  {
    kind: boatKindField,
    origin: marketField,
    dock: dockField,
  },
);
type Rent = ActionFrom<'rentBoat', typeof spec>;

const rentBoat = marketAction<Own, Rent>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    if (at.own.tokens === 0) return [];
    const offers = yardsOf(at).flatMap((origin) =>
      boatKinds.filter((kind) => isForRent(at, origin, kind)).map((kind) => ({ origin, kind })),
    );
    return offers.flatMap(({ origin, kind }) => {
      const docks = docksFor(at, playerAt(at, seat), kind);
      const [dock] = docks;
      if (dock === undefined || mustAfford(at, seat, rentOf(at, kind)) !== undefined) return [];
      const fields = { kind: only(kind), origin: only(origin), dock: oneOf(docks) };
      return [form<Rent>('rentBoat', fields, { type: 'rentBoat', kind, origin, dock })];
    });
  },
  check(at, seat, { kind, origin, dock }) {
    if (at.own.tokens === 0) return refuse('stock.short', { wanted: 1, left: 0 });
    if (boatFacts[kind].notForRent === true) return refuse('boat.notForRent', { kind });
    if (boardOf(at, origin) === undefined) return refuse('market.notInPlay', { market: origin });
    if (!yardsOf(at).includes(origin)) return refuse('market.noBoats', { market: origin });
    if (!isForRent(at, origin, kind)) return refuse('stock.short', { wanted: 1, left: 0 });
    if (!dockHasRoom(at, playerAt(at, seat), dock, kind)) return refuse('dock.noRoom', { dock });
    return mustAfford(at, seat, rentOf(at, kind));
  },
  run(at, seat, { kind, origin, dock }) {
    pay(at, seat, 'supply', rentOf(at, kind), 'rent');
    setOwn<Own>(at, { ...at.own, tokens: at.own.tokens - 1 });
    const boat = takeOffYard(at, origin, kind);
    receiveBoat(at, seat, { ...boat, lent: { by: at.id, origin } }, dock);
    at.tell({ type: 'boatRented', seat, market: at.id, origin, boat: boat.id, kind, dock });
  },
});

export const shipRental = defineMarket<Own>({
  id: 'shipRental',
  own: (options) => ({ tokens: print({ options }, 'ext.shipRental.tokens'), boxed: 0 }),
  facts: (at) => ({
    goods: [{ good: 'rental', count: at.own.tokens, price: print(at, 'ext.shipRental.pricePerSlot') }],
  }),
  actions: { rentBoat },
  usedUp: (at) => at.own.tokens === 0,
  cameHome(at) {
    const { tokens, boxed } = at.own;
    const isClosed = boardInPlay(at, at.id).side === 'closed';
    setOwn<Own>(at, isClosed ? { tokens, boxed: boxed + 1 } : { tokens: tokens + 1, boxed });
  },
});

/** Boards in play on which boats lie; they need not be open to visitors (TX-RENT-08). */
function yardsOf(at: At): readonly MarketId[] {
  return at.state.order.filter((id) => marketOf(at, id).yard !== undefined);
}

function isForRent(at: At, origin: MarketId, kind: BoatKind): boolean {
  return boatFacts[kind].notForRent !== true && boatsOn(at, origin).some((boat) => boat.kind === kind);
}

/** Yen for one voyage: by the slots, ships and barges alike (TX-RENT-01). */
function rentOf(at: At, kind: BoatKind): number {
  return print(at, 'ext.shipRental.pricePerSlot') * boatFacts[kind].slots;
}

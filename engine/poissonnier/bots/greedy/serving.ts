/** Which client a greedy bot serves, and whom it asks for what it misses. */
import type { Form } from '../../../kernel/form.ts';
import type { ActionNamed, PoissonnierAction } from '../../actions.ts';
import type { ClientView } from '../../views/card-view.ts';
import type { PoissonnierView } from '../../views/view.ts';
import { frontOf, ownSeat, sizeOf, stockOf, worthOf } from './seat.ts';

/** What a special card is kept for, in coins. */
const TOOL = 2;

type Serve = ActionNamed<'serve'>;

/** The sale that brings most, if any can be made. */
export function bestSale(view: PoissonnierView, forms: readonly Form<PoissonnierAction>[]): Serve | undefined {
  const gainOf = ({ client: id, sources }: Serve): number => {
    const client = frontOf(view).find((each) => each.id === id);
    const tools = sources.filter(({ from }) => from !== 'crate').length;
    return client === undefined ? 0 : worthOf(client) - TOOL * tools;
  };
  const sales = forms.map(({ example }) => example).filter((example) => example.type === 'serve');
  return sales.toSorted((one, other) => gainOf(other) - gainOf(one)).find((sale) => gainOf(sale) > 0);
}

/** A request for the best client whose missing fish lie in others' crates; each client is asked for once. */
export function bestRequest(view: PoissonnierView): ActionNamed<'openRequest'> | undefined {
  const own = ownSeat(view).seat;
  const wishes = frontOf(view)
    .filter(({ id }) => !view.turn.requested.includes(id))
    .map((client) => ({ client, missing: missingFor(view, own, client) }))
    .filter(({ client, missing }) => missing.length > 0 && missing.length < sizeOf(client))
    .filter(({ client, missing }) => isInReach(view, own, client, missing));
  const [best] = wishes.toSorted((one, other) => worthOf(other.client) - worthOf(one.client));
  if (best === undefined || view.turn.requested.length >= view.rules.requestsPerTurn) return undefined;
  const helpers = view.players
    .filter(({ seat, resigned }) => seat !== own && !resigned)
    .map(({ seat }) => seat)
    .filter((seat) => best.missing.some((kind) => stockOf(view, seat, best.client, kind) > 0));
  return { type: 'openRequest', client: best.client.id, helpers, lots: best.missing.map((kind) => ({ kind })) };
}

/** The kinds that the own crates lack for an order, each as often as it is missing. */
function missingFor(view: PoissonnierView, own: number, client: ClientView): readonly string[] {
  return client.order.flatMap(({ kind, count }) =>
    Array<string>(Math.max(0, count - stockOf(view, own, client, kind))).fill(kind),
  );
}

function isInReach(view: PoissonnierView, own: number, client: ClientView, missing: readonly string[]): boolean {
  return missing.every((kind) => {
    const others = view.players.filter(({ seat }) => seat !== own);
    const stock = others.reduce((total, { seat }) => total + stockOf(view, seat, client, kind), 0);
    return stock >= missing.filter((each) => each === kind).length;
  });
}

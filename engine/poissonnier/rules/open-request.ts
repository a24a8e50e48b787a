import type { Domain, Part } from '../../kernel/form.ts';
import { form, oneOf, only, range } from '../../kernel/forms.ts';
import { firstAmong, firstOf, malformed, refuse, type Violation } from '../../kernel/violation.ts';
import type { ActionNamed } from '../actions.ts';
import { MOST_LOTS, toolIds } from '../catalog/ids.ts';
import type { Client } from '../deck.ts';
import { clientsInFront, isIn, knownClient, othersOf } from '../look.ts';
import type { PoissonnierLook } from '../position.ts';
import { defineRule } from '../rule.ts';
import type { Lot } from '../state.ts';
import { openRequest as open } from '../verbs/request.ts';
import { enterPhase } from '../verbs/turn.ts';
import { mustBeInFront } from './serve.ts';

type Sent = ActionNamed<'openRequest'>;

/** `request.limit` {turn, client}: so many requests there were already (LP-NEGO-04). */
function limitRefusal({ state, options }: PoissonnierLook, client: string): Violation | undefined {
  const { requestsPerTurn, requestsPerClient } = options.deck.negotiation;
  const { requested } = state.turn;
  const forClient = requested.filter((each) => each === client).length;
  const isFull = requested.length >= requestsPerTurn || forClient >= requestsPerClient;
  return isFull ? refuse('request.limit', { turn: requested.length, client: forClient }) : undefined;
}

/** Helpers once each; lots are a listed kind or a special card (BAD_COMMAND of the rules). */
function shapeRefusal(look: PoissonnierLook, { helpers, lots }: Sent): Violation | undefined {
  const twice = helpers.findIndex((seat, index) => helpers.indexOf(seat) !== index);
  if (twice >= 0) return malformed('openRequest', `helpers.${twice}`, { kind: 'different' });
  return firstAmong(lots, ({ kind, special }, index) => {
    const kinds = look.options.deck.kinds;
    if ((kind === undefined) === (special === undefined)) {
      return malformed('openRequest', `lots.${index}`, { kind: 'oneOf', of: ['kind', 'special'] });
    }
    const isListed = kind === undefined || kinds.includes(kind);
    return isListed ? undefined : malformed('openRequest', `lots.${index}.kind`, { kind: 'choice', of: kinds });
  });
}

/** `helper.wrong` {helper}: oneself, resigned, or unknown. */
function helperRefusal(look: PoissonnierLook, seat: number, helper: number): Violation | undefined {
  return helper !== seat && isIn(look, helper) ? undefined : refuse('helper.wrong', { helper });
}

/** No ice (LP-NEGO-03), and no more of a kind than the order asks (LP-NEGO-04). */
function lotsRefusal({ wants }: Client, lots: Sent['lots']): Violation | undefined {
  if (lots.some(({ special }) => special === 'ice')) return refuse('special.notForSale', { special: 'ice' });
  return firstAmong(lots, ({ kind }) => {
    if (kind === undefined) return undefined;
    const [asked, given] = [wants.get(kind) ?? 0, lots.filter((lot) => lot.kind === kind).length];
    return given > asked ? refuse('order.tooMany', { kind, asked, given }) : undefined;
  });
}

const record = (fields: { readonly [name: string]: Domain }): Domain => ({ kind: 'record', fields });

function lotParts({ wants }: Client): readonly Part[] {
  const fish = [...wants].map(([kind, count]) => ({ count, each: record({ kind: only(kind) }) }));
  return [...fish, { count: MOST_LOTS, each: record({ special: oneOf(toolIds) }) }];
}

/** openRequest (LP-NEGO-01, LP-NEGO-04). */
export const openRequest = defineRule('openRequest', {
  phases: ['serve'],
  active: true,
  forms: (look, seat) =>
    clientsInFront(look)
      .filter(({ id }) => limitRefusal(look, id) === undefined)
      .map((client) => {
        const others = othersOf(look, seat);
        const helpers = {
          kind: 'bag',
          of: others.map((each) => ({ count: 1, each: range(each, each) })),
          min: 1,
        } as const;
        const lots = { kind: 'bag', of: lotParts(client), min: 1, max: MOST_LOTS } as const;
        const wanted = [...client.wants].map(([kind]) => ({ kind }));
        const example = { type: 'openRequest', client: client.id, helpers: others, lots: wanted } as const;
        return form('openRequest', { client: only(client.id), helpers, lots }, example);
      }),
  check: (look, seat, sent) =>
    firstOf(
      () => shapeRefusal(look, sent),
      () => mustBeInFront(look, sent.client),
      () => limitRefusal(look, sent.client),
      () => firstAmong(sent.helpers, (helper) => helperRefusal(look, seat, helper)),
      () => lotsRefusal(knownClient(look, sent.client), sent.lots),
    ),
  run(table, _seat, { client, helpers, lots }) {
    // The check has left lots of one kind or one special card that is for sale.
    open(table, { client, helpers, lots: lots as readonly Lot[] });
    enterPhase(table, 'ask', helpers);
  },
});

import { form, only } from '../../kernel/forms.ts';
import { firstAmong, firstOf, refuse, type Violation } from '../../kernel/violation.ts';
import { clientsInFront, knownClient } from '../look.ts';
import { cheapest } from '../order/cheapest.ts';
import { cardsOf, sourceRefusal, targetShape, usedTwice, wholeRefusal } from '../order/check.ts';
import { sourcesDomain, sourcesOnce } from '../order/domains.ts';
import { supplyFor } from '../order/supply.ts';
import type { PoissonnierLook } from '../position.ts';
import { defineRule } from '../rule.ts';
import { sell } from './sale.ts';

/** `client.notInFront` {client} unless the client is among the first of the queue (LP-SERVE-01). */
export function mustBeInFront(look: PoissonnierLook, client: string): Violation | undefined {
  const front = clientsInFront(look).map(({ id }) => id);
  return front.includes(client) ? undefined : refuse('client.notInFront', { client, front });
}

/** serve (LP-SERVE, LP-SPEC): own crates and special cards fill the whole order. */
export const serve = defineRule('serve', {
  phases: ['serve'],
  active: true,
  forms: (look, seat) =>
    clientsInFront(look).flatMap((client) => {
      const supply = supplyFor({ look, seat, client });
      const filled = cheapest(supply);
      if (filled === undefined) return [];
      const example = { type: 'serve', client: client.id, sources: filled.sources } as const;
      return [form('serve', { client: only(client.id), sources: sourcesDomain(supply) }, example, [sourcesOnce])];
    }),
  check(look, seat, { client: id, sources }) {
    const shape = firstAmong(sources, (source, index) => targetShape('serve', `sources.${index}`, source));
    if (shape !== undefined) return shape;
    const away = mustBeInFront(look, id);
    if (away !== undefined) return away;
    const client = knownClient(look, id);
    return firstOf(
      () => usedTwice(cardsOf(sources)),
      () => firstAmong(sources, (source) => sourceRefusal({ look, seat, client }, source)),
      () => wholeRefusal(look, client, sources),
    );
  },
  run: (table, _seat, { client, sources }) => sell(table, knownClient(table, client), sources),
});

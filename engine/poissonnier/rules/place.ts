import type { Domain, Form } from '../../kernel/form.ts';
import { form, oneOf } from '../../kernel/forms.ts';
import { firstAmong, firstOf, refuse, type Violation } from '../../kernel/violation.ts';
import type { ActionNamed } from '../actions.ts';
import { cardsToArrange, fishOf, isIce, playerAt } from '../look.ts';
import { usedTwice } from '../order/check.ts';
import type { PoissonnierLook } from '../position.ts';
import { defineRule } from '../rule.ts';
import type { Crate, Filling, Player } from '../state.ts';
import { sealArrangement } from '../verbs/crates.ts';

type Place = ActionNamed<'place'>;

/** The crates as they are: what is sent for who sends nothing (LP-PLACE-08). */
export function unchanged({ crates }: Player): Place {
  return { type: 'place', crates: crates.map(fillingOf) };
}

function fillingOf({ fish, ice }: Crate): Filling {
  return ice === undefined ? { fish } : { fish, ice };
}

/** What one crate may hold: fish of one freshness, perhaps ice (LP-PLACE-02, LP-SPEC-06). */
function fillingDomain(look: PoissonnierLook, player: Player): Domain {
  const cards = cardsToArrange(player);
  const ices = cards.filter((card) => isIce(look, card));
  const ice = ices.length === 0 ? {} : { ice: { kind: 'optional', of: oneOf(ices) } as const };
  const holding = (fish: readonly string[]): Domain => ({
    kind: 'record',
    fields: { fish: { kind: 'subset', of: fish, min: 0, max: fish.length }, ...ice },
  });
  const groups = look.options.deck.freshness
    .map((freshness) => cards.filter((card) => fishOf(look, card)?.freshness === freshness))
    .filter((group) => group.length > 0);
  return groups.length === 0 ? holding([]) : { kind: 'either', of: groups.map(holding) };
}

const once = { kind: 'uses', ids: ['open', 'crates.fish', 'crates.ice'], entries: [], of: {} } as const;

function bagOf(count: number, each: Domain): Domain {
  return { kind: 'bag', of: [{ count, each }] };
}

/** A new crate, laid with a card of the hand if there is one (LP-PLACE-06). */
function openingForm(look: PoissonnierLook, player: Player): readonly Form<Place>[] {
  const cards = cardsToArrange(player);
  const [open] = cards;
  if (open === undefined || player.crates.length >= look.options.deck.crates.max) return [];
  const kept = player.crates.map(fillingOf).map(({ fish, ice }) => ({
    fish: fish.filter((card) => card !== open),
    ...(ice === undefined || ice === open ? {} : { ice }),
  }));
  const crates = bagOf(player.crates.length + 1, fillingDomain(look, player));
  const example: Place = { type: 'place', crates: [...kept, { fish: [] }], open };
  return [form('place', { crates, open: oneOf(cards) }, example, [once])];
}

/** Why a crate cannot hold this (LP-PLACE-02, LP-PLACE-05). */
function fillingRefusal(look: PoissonnierLook, { fish, ice }: Filling, crate: number): Violation | undefined {
  const alien = fish.find((card) => fishOf(look, card) === undefined);
  if (alien !== undefined) return refuse('card.notFish', { card: alien });
  const found = [...new Set(fish.flatMap((card) => fishOf(look, card)?.freshness ?? []))];
  if (found.length > 1) return refuse('crate.mixed', { crate, freshness: found });
  return ice === undefined || isIce(look, ice) ? undefined : refuse('card.notIce', { card: ice });
}

/** place (LP-PLACE): a sealed arrangement of all own crates; it may be sent anew until all are in. */
export const place = defineRule('place', {
  phases: ['place'],
  active: false,
  replaceable: true,
  forms(look, seat) {
    const player = playerAt(look, seat);
    const crates = bagOf(player.crates.length, fillingDomain(look, player));
    return [form('place', { crates }, unchanged(player), [once]), ...openingForm(look, player)];
  },
  check(look, seat, { crates, open }) {
    const player = playerAt(look, seat);
    const { max } = look.options.deck.crates;
    const needed = player.crates.length + (open === undefined ? 0 : 1);
    const named = [
      ...(open === undefined ? [] : [open]),
      ...crates.flatMap(({ fish, ice }) => [...fish, ice ?? []].flat()),
    ];
    const own = new Set(cardsToArrange(player));
    return firstOf(
      () => (needed > max ? refuse('crate.tooMany', { max }) : undefined),
      () => (crates.length === needed ? undefined : refuse('crate.count', { needed, given: crates.length })),
      () => usedTwice(named),
      () => firstAmong(named, (card) => (own.has(card) ? undefined : refuse('card.notYours', { card }))),
      () => firstAmong(crates, (filling, index) => fillingRefusal(look, filling, index)),
    );
  },
  run: (table, seat, { type: _type, ...arrangement }) => sealArrangement(table, seat, arrangement),
});

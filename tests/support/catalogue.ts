/** A catalogue of no game: one action for each kind of field, alone and nested. */
import { action } from '../../engine/kernel/catalogue.ts';
import { choice, id, integer, list, multiset, optional, record } from '../../engine/kernel/field.ts';

const fish = choice('Fish', ['eel', 'crab', 'mackerel'], 'A fish');
const boat = id('Boat', 'A boat');
const price = integer(100, 1200, 'A price', 100);
const haul = multiset(fish, 'How many of each fish');
const lot = record('Lot', { fish, count: integer(-3, 12, 'How many'), price: optional(price) }, 'A lot');
const loose = record('Loose', { boat: optional(boat), haul: optional(haul) }, 'Nothing but options');
const deep = record(
  'Deep',
  { haul, boats: list(boat, 0, 3, 'Boats'), lot, loose: optional(loose), last: optional(list(lot, 1, 2, 'Lots')) },
  'Fields in fields',
);

/** Every kind of field in every place where it may stand. */
export const everything = {
  pass: action('Nothing at all.', {}),
  sail: action('Ids and choices.', { boat, fish, after: optional(fish) }),
  pay: action('Numbers.', { price, odd: integer(1, 9, 'An odd number', 2), more: optional(integer(-5, 5, 'More')) }),
  haul: action('Multisets.', { haul, extra: optional(haul) }),
  moor: action('Lists.', { boats: list(boat, 0, 4, 'Boats'), fishes: optional(list(fish, 1, 3, 'Fish')) }),
  sell: action('Records.', { lot, lots: list(lot, 0, 3, 'Lots'), spare: optional(lot) }),
  loosen: action('Records that may be empty.', { loose, all: list(loose, 0, 3, 'More'), one: optional(loose) }),
  pile: action('Sets in lists.', {
    hauls: list(haul, 0, 3, 'Hauls'),
    grid: list(list(fish, 0, 2, 'Row'), 0, 2, 'Rows'),
  }),
  dive: action('Fields in fields.', { deep, deeps: list(deep, 0, 2, 'More'), below: optional(deep) }),
};

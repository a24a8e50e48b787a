import { id, integer } from '../../kernel/field.ts';

/** The bags that tokens are drawn from; each holds items of the type of its name. */
export const bagIds = ['tuna', 'crab'] as const;
/** MALL-SETUP-16 */
export const modes = ['economic', 'dexterity'] as const;
/** Who draws and who pours: the players at their table, or the match (MALL-DEX-06, MALL-DEX-07). */
export const sourceIds = ['table', 'app'] as const;

export type BagId = (typeof bagIds)[number];
export type Mode = (typeof modes)[number];
export type SourceId = (typeof sourceIds)[number];

/** The types of items that rules of their own name; all others are told apart by their group and flags (section 11). */
export const DETERGENT = 'detergent';
export const SALMON = 'salmon';

/** Items of one match at most, in any layout. */
export const MOST_ITEMS = 300;
/** Dots that a path may name: more than any move has, so that a path that is too long is told so. */
export const MOST_STEPS = 12;
/** The largest number in a match, in any layout: clients count with whole numbers of 32 bits. */
export const LARGEST = 2_147_483_647;
/** The finest chance of the vending machine: one in so many (MALL-VEND-03). */
export const CHANCES = 10_000;

export const dotField = id('Dot', 'a dot of the floor plan');
export const cardField = id('Card', 'a shop card');
export const itemField = id(
  'Item',
  'an item by its id (shirt#2), or by its label: its type, crabs with their value (crab:6)',
);
export const valueField = integer(1, 1000, 'the printed value of a token');

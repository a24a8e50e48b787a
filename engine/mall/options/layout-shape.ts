/** The shape of a layout file (schema `mall.layout/1`). Labels, notes and sources may stand in it and mean nothing here. */
import * as z from 'zod/mini';
import { bagIds, CHANCES, LARGEST, MOST_ITEMS, sourceIds } from '../catalog/ids.ts';

const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,29}$/));
const ids = z.array(id).check(z.maxLength(100));
const count = z.int().check(z.minimum(0), z.maximum(MOST_ITEMS));
const positive = count.check(z.minimum(1));
/** Money is a multiple of 100 everywhere (MALL-STATE-04). */
const yen = z.int().check(z.minimum(0), z.maximum(100_000), z.multipleOf(100));
const coordinate = z.number().check(z.minimum(-1000), z.maximum(1000));
const place = { x: coordinate, y: coordinate };
const area = { ...place, w: coordinate, h: coordinate };
const value = z.int().check(z.minimum(1), z.maximum(1000));
const counts = z.record(id, count);
const perBag = z.object({
  tuna: z.array(value).check(z.maxLength(MOST_ITEMS)),
  crab: z.array(value).check(z.maxLength(MOST_ITEMS)),
});

const item = z.object({
  id,
  group: z.nullable(id),
  garment: z.boolean(),
  press: z.optional(z.boolean()),
  drink: z.optional(z.boolean()),
  valued: z.optional(z.boolean()),
});

const stockOnCard = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('items'),
    items: z.array(z.object({ item: id, count: positive })).check(z.maxLength(60)),
  }),
  z.object({ type: z.literal('randomDrinks'), count: positive }),
  z.object({ type: z.literal('randomClothing'), count: positive }),
  z.object({
    type: z.literal('bag'),
    bag: z.enum(bagIds),
    display: z.array(z.object({ item: z.enum(bagIds), value })).check(z.maxLength(MOST_ITEMS)),
  }),
]);

const node = z.object({
  id,
  ...place,
  kind: z.enum(['aisle', 'double', 'entrance']),
  cards: ids,
  vending: z.boolean(),
  neighbors: z.array(id).check(z.maxLength(10)),
});

/** Fields for which the rules know no other value than the default (MALL-LAY-23). */
export const fixedShapes = {
  'rules.sharedDots': z.literal(true),
  'rules.crateLimit': z.null(),
  'rules.detergentOn': z.literal('garment'),
  'vendingMachine.model': z.literal('bernoulli'),
} as const;

const rules = z.object({
  moveMin: z.int().check(z.minimum(1), z.maximum(4)),
  moveMax: z.int().check(z.minimum(1), z.maximum(4)),
  minItemsToExit: count,
  exitsPerPlayer: positive,
  startYen: yen,
  tunaCostRule: z.enum(['linear', 'flat']),
  stallRounds: positive,
  dexterity: z.object({ vendingSource: z.enum(sourceIds), bagSource: z.enum(sourceIds) }),
});

const prices = z.object({
  reductionPerExit: yen,
  floor: yen,
  salmonFirst: yen,
  salmonLater: yen,
  crabPerPoint: yen,
  tunaPerPoint: yen,
  tunaBaseCost: yen,
  tunaCostStep: yen,
});

/** What the rules read of a layout file; how its parts must fit together is checked apart (MALL-LAY-20). */
export const layoutShape = z.object({
  schema: z.literal('mall.layout/1'),
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  version: z.int().check(z.minimum(1), z.maximum(LARGEST)),
  players: z.object({ min: z.int().check(z.minimum(2), z.maximum(5)), max: z.int().check(z.minimum(2), z.maximum(5)) }),
  items: z.array(item).check(z.minLength(1), z.maxLength(60)),
  groups: z.array(z.object({ id, items: ids, startPrice: yen })).check(z.maxLength(60)),
  prices,
  stock: z.object({
    drinks: counts,
    drinksOnShelves: ids,
    clothing: counts,
    bags: perBag,
    displayOnly: perBag,
    barrelsPerPlayer: positive,
  }),
  vendingMachine: z.object({
    nodes: ids,
    ...area,
    crateCapacity: positive,
    initialCrate: z.array(id).check(z.maxLength(MOST_ITEMS)),
    outProbability: z.number().check(z.minimum(0), z.maximum(1), z.multipleOf(1 / CHANCES)),
  }),
  entrance: z.object({ node: id, doors: ids }),
  rules,
  deadlines: z.object({
    async: z.object({ turnHours: z.number().check(z.positive()) }),
    live: z.object({ turnSeconds: z.number().check(z.positive()) }),
  }),
  cards: z
    .array(z.object({ id, ...area, area: id, stock: stockOnCard, nodes: ids }))
    .check(z.minLength(1), z.maxLength(100)),
  nodes: z.array(node).check(z.minLength(2), z.maxLength(100)),
  crossings: z.array(z.object({ id, ...place, joins: ids })).check(z.maxLength(200)),
  edges: z.array(z.tuple([id, id])).check(z.maxLength(500)),
});

/** The shape of a layout file (schema `mall.layout/1`). Labels, notes and sources may stand in it and mean nothing here. */
import * as z from 'zod';
import { bagIds, CHANCES, MOST_ITEMS, sourceIds } from '../catalog/ids.ts';

const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,29}$/);
const ids = z.array(id).max(100);
const count = z.int().min(0).max(MOST_ITEMS);
const positive = count.min(1);
/** Money is a multiple of 100 everywhere (MALL-STATE-04). */
const yen = z.int().min(0).max(100_000).multipleOf(100);
const coordinate = z.number().min(-1000).max(1000);
const place = { x: coordinate, y: coordinate };
const area = { ...place, w: coordinate, h: coordinate };
const value = z.int().min(1).max(1000);
const counts = z.record(id, count);
const perBag = z.object({ tuna: z.array(value).max(MOST_ITEMS), crab: z.array(value).max(MOST_ITEMS) });

const item = z.object({
  id,
  group: id.nullable(),
  garment: z.boolean(),
  press: z.boolean().optional(),
  drink: z.boolean().optional(),
  valued: z.boolean().optional(),
});

const stockOnCard = z.discriminatedUnion('type', [
  z.object({ type: z.literal('items'), items: z.array(z.object({ item: id, count: positive })).max(60) }),
  z.object({ type: z.literal('randomDrinks'), count: positive }),
  z.object({ type: z.literal('randomClothing'), count: positive }),
  z.object({
    type: z.literal('bag'),
    bag: z.enum(bagIds),
    display: z.array(z.object({ item: z.enum(bagIds), value })).max(MOST_ITEMS),
  }),
]);

const node = z.object({
  id,
  ...place,
  kind: z.enum(['aisle', 'double', 'entrance']),
  cards: ids,
  vending: z.boolean(),
  neighbors: z.array(id).max(10),
});

/** Fields for which the rules know no other value than the default (MALL-LAY-23). */
export const fixedShapes = {
  'rules.sharedDots': z.literal(true),
  'rules.crateLimit': z.null(),
  'rules.detergentOn': z.literal('garment'),
  'vendingMachine.model': z.literal('bernoulli'),
} as const;

const rules = z.object({
  moveMin: z.int().min(1).max(4),
  moveMax: z.int().min(1).max(4),
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
  id: z.string().min(1).max(60),
  version: z.int().min(1),
  players: z.object({ min: z.int().min(2).max(5), max: z.int().min(2).max(5) }),
  items: z.array(item).min(1).max(60),
  groups: z.array(z.object({ id, items: ids, startPrice: yen })).max(60),
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
    initialCrate: z.array(id).max(MOST_ITEMS),
    outProbability: z
      .number()
      .min(0)
      .max(1)
      .multipleOf(1 / CHANCES),
  }),
  entrance: z.object({ node: id, doors: ids }),
  rules,
  deadlines: z.object({
    async: z.object({ turnHours: z.number().positive() }),
    live: z.object({ turnSeconds: z.number().positive() }),
  }),
  cards: z
    .array(z.object({ id, ...area, area: id, stock: stockOnCard, nodes: ids }))
    .min(1)
    .max(100),
  nodes: z.array(node).min(2).max(100),
  crossings: z.array(z.object({ id, ...place, joins: ids })).max(200),
  edges: z.array(z.tuple([id, id])).max(500),
});

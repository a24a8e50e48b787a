/** A layout as unlike the default one as its rules allow: small, with other numbers and switches. */

type Ends = readonly [string, string];

/** Dots that sort by text, not by number; the ring can be walked both ways, and 10 is a dead end. */
const edges: readonly Ends[] = [
  ['0', '1'],
  ['1', '2'],
  ['2', '3'],
  ['3', '4'],
  ['4', '1'],
  ['4', '10'],
];

const cards = [
  { id: 'tuna.stall', stock: bagStock('tuna', [15]), nodes: ['2'] },
  { id: 'crab.stall', stock: bagStock('crab', []), nodes: ['2', '10'] },
  { id: 'fridge', stock: { type: 'randomDrinks', count: 3 }, nodes: ['3'] },
  { id: 'rack', stock: { type: 'randomClothing', count: 4 }, nodes: ['1', '4'] },
  {
    id: 'box',
    stock: { type: 'items', items: stack({ detergent: 2, paper: 1, 'drink.tea': 1, salmon: 2 }) },
    nodes: ['10'],
  },
].map((card) => ({ ...card, x: 0, y: 0, w: 1, h: 1, area: 'shop' }));

const nodes = ['0', '1', '2', '3', '4', '10'].map((id) => ({
  id,
  x: 0.5,
  y: -0.5,
  kind: id === '0' ? 'entrance' : 'aisle',
  cards: cards.flatMap((card) => (card.nodes.includes(id) ? [card.id] : [])),
  vending: id === '1' || id === '3',
  neighbors: edges.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : [])),
}));

const items = [
  { id: 'coat', group: 'warm', garment: true },
  { id: 'apron', group: 'wet', garment: true },
  { id: 'drink.tea', group: 'wet', garment: false, drink: true },
  { id: 'drink.cola', group: 'cola', garment: false, drink: true },
  { id: 'detergent', group: null, garment: false },
  { id: 'paper', group: null, garment: false, press: true },
  { id: 'salmon', group: null, garment: false },
  { id: 'crab', group: null, garment: false, valued: true },
  { id: 'tuna', group: null, garment: false, valued: true },
];

/** Two garments of one pile with a drink, a machine that is not full, three exits of two items, a floor above 0. */
export const cornerShop = {
  schema: 'mall.layout/1',
  id: 'corner-shop',
  version: 3,
  players: { min: 2, max: 4 },
  items,
  groups: [
    { id: 'warm', items: ['coat'], startPrice: 500 },
    { id: 'wet', items: ['apron', 'drink.tea'], startPrice: 300 },
    { id: 'cola', items: ['drink.cola'], startPrice: 100 },
  ],
  prices: {
    reductionPerExit: 300,
    floor: 100,
    salmonFirst: 0,
    salmonLater: 700,
    crabPerPoint: 100,
    tunaPerPoint: 200,
    tunaBaseCost: 0,
    tunaCostStep: 300,
  },
  stock: {
    drinks: { 'drink.tea': 3, 'drink.cola': 2 },
    drinksOnShelves: ['drink.tea', 'drink.cola'],
    clothing: { coat: 2, apron: 2 },
    bags: { tuna: [25, 15, 25], crab: [4] },
    displayOnly: { tuna: [15], crab: [] },
    barrelsPerPlayer: 3,
  },
  vendingMachine: {
    ...{ nodes: ['1', '3'], x: 0, y: 0, w: 1, h: 1 },
    ...{ crateCapacity: 3, initialCrate: ['drink.cola', 'drink.tea'], outProbability: 0.75 },
  },
  entrance: { node: '0', doors: ['1'] },
  rules: {
    ...{ moveMin: 2, moveMax: 4, minItemsToExit: 2, exitsPerPlayer: 3, startYen: 300, tunaCostRule: 'flat' },
    ...{ stallRounds: 2, dexterity: { vendingSource: 'app', bagSource: 'table' } },
  },
  deadlines: { async: { turnHours: 1 }, live: { turnSeconds: 5 } },
  cards,
  nodes,
  crossings: [],
  edges,
};

function bagStock(bag: string, values: readonly number[]) {
  return { type: 'bag', bag, display: values.map((value) => ({ item: bag, value })) };
}

function stack(counts: { readonly [item: string]: number }) {
  return Object.entries(counts).map(([item, count]) => ({ item, count }));
}

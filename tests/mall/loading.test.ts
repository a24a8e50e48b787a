import { describe, expect, test } from 'vitest';
import { defaultLayout, defaultLayoutFile } from '../../engine/mall/catalog/layout-file.ts';
import { mall } from '../../engine/mall/index.ts';
import { loadLayout } from '../../engine/mall/options/layout-file.ts';
import { deal, optionsOf, play, table, viewOf, yenOf } from '../support/mall/index.ts';

interface Json {
  [name: string]: Json;
}

/** The default file with a change. */
function changed(change: (file: Json) => void): unknown {
  const file = JSON.parse(JSON.stringify(defaultLayoutFile)) as Json;
  change(file);
  return file;
}

/** The member at a path, to be changed. */
const put =
  (path: string, value: unknown) =>
  (file: Json): void => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const whole = names.reduce((part, name) => part[name] as Json, file);
    whole[last] = value as Json;
  };

const drinkOf = (colour: string): string => `drink.${colour}`;

// MALL-LAY-20
describe('a layout is refused', () => {
  test.each([
    ['nodes', 'nodes.1.id', 'T1'],
    ['cards', 'cards.1.id', 'r1c1'],
    ['edges', 'edges.0', ['ENT', 'Z9']],
    ['edges', 'edges.0', ['L6', 'L6']],
    ['edges', 'edges.0', ['R6', 'ENT']],
    ['nodes', 'nodes.0.neighbors', ['P2']],
    ['nodes', 'nodes.0.cards', ['r1c1']],
    ['entrance.node', 'nodes.0.kind', 'entrance'],
    ['entrance.doors', 'entrance.doors', ['L6', 'L5']],
    ['vendingMachine.nodes', 'vendingMachine.nodes', ['T6']],
    ['cards', 'cards.6.stock.count', 4],
    ['cards', 'stock.clothing.socks', 4],
    ['stock.drinks', 'stock.drinks.drink.black', 7],
    ['stock.displayOnly', 'stock.displayOnly.tuna', [15]],
    ['items', 'items.0.group', null],
    ['items', 'items.9.press', true],
    ['items', 'items.1.id', 'washer'],
    ['groups', 'groups.0.items', ['washer']],
    ['stock', 'stock.clothing', { shirt: 15, washer: 1 }],
    ['crossings', 'crossings.0.joins', ['T1', 'Z9']],
    ['groups.0.startPrice', 'groups.0.startPrice', 550],
    ['groups', 'prices.floor', 300],
    ['stock.barrelsPerPlayer', 'stock.barrelsPerPlayer', 1],
    ['vendingMachine.initialCrate', 'vendingMachine.crateCapacity', 5],
    ['rules.moveMin', 'rules.moveMin', 4],
    ['vendingMachine.outProbability', 'vendingMachine.outProbability', 1.5],
    ['schema', 'schema', 'mall.layout/2'],
    ['players', 'players.min', 5],
    ['version', 'version', 2 ** 31],
  ])('for %s: %s = %j', (field, path, value) => {
    const isDrink = path === 'stock.drinks.drink.black';
    const bad = changed((file) => {
      if (isDrink)
        (file.stock as Json).drinks = { ...(file.stock as Json).drinks, 'drink.black': value } as unknown as Json;
      else put(path, value)(file);
      if (path === 'players.min') put('players.max', 4)(file);
    });
    expect(loadLayout(bad)).toMatchObject({ code: 'layout.invalid', facts: { field } });
  });

  test('when a part cannot be reached, or only through the entrance', () => {
    const cut = (one: string, other: string) => (file: Json) => {
      const nodes = file.nodes as unknown as { id: string; neighbors: string[] }[];
      for (const node of nodes) {
        if (node.id === one) node.neighbors = node.neighbors.filter((id) => id !== other);
        if (node.id === other) node.neighbors = node.neighbors.filter((id) => id !== one);
      }
      const edges = file.edges as unknown as [string, string][];
      put(
        'edges',
        edges.filter((ends) => !(ends.includes(one) && ends.includes(other))),
      )(file);
    };
    expect(loadLayout(changed(cut('P5', 'P6')))).toMatchObject({ facts: { why: 'not all connected' } });
    expect(loadLayout(changed(cut('L5', 'L6')))).toMatchObject({
      facts: { why: 'not all connected without the entrance' },
    });
  });

  test('when a dot or a card names the other twice', () => {
    const doubled = changed((file) => {
      put('nodes.0.cards', ['r1c1', 'r1c1', 'r2c1'])(file);
      put('cards.0.nodes', ['T1', 'T1'])(file);
    });
    expect(loadLayout(doubled)).toMatchObject({ facts: { field: 'nodes', why: 'a card stands twice at a dot' } });
  });

  // MALL-COMP-03: as many as the stock lists, and of the types that it lists
  test('when the drinks are as many as the stock lists, but others', () => {
    const noWhite = changed(put('stock.drinksOnShelves', ['red', 'red', 'blue', 'green', 'yellow'].map(drinkOf)));
    expect(loadLayout(noWhite)).toMatchObject({ facts: { field: 'stock.drinks' } });
    const twelveBlack = changed((file) => {
      put('stock.drinksOnShelves', ['red', 'blue', 'green', 'yellow'].map(drinkOf))(file);
      put(
        'vendingMachine.initialCrate',
        Array.from({ length: 12 }, () => drinkOf('black')),
      )(file);
      put('vendingMachine.crateCapacity', 12)(file);
      put('cards.11.stock', { type: 'items', items: [] })(file);
      for (const [at, count] of [6, 6, 4, 4, 4].entries()) put(`cards.${6 + at}.stock.count`, count)(file);
    });
    expect(loadLayout(twelveBlack)).toMatchObject({ facts: { field: 'stock.drinks' } });
  });

  // MALL-COMP-16: the bank is unlimited, the numbers of those who read of it are not
  test('when a player could hold more yen than a whole number of 32 bits', () => {
    const rich = (value: number) =>
      changed((file) => {
        put('prices.crabPerPoint', 100_000)(file);
        put(
          'stock.bags.crab',
          Array.from({ length: 22 }, () => value),
        )(file);
      });
    expect(loadLayout(rich(1000))).toMatchObject({ facts: { field: 'prices', why: 'more yen than can be told' } });
    expect(loadLayout(rich(900))).toMatchObject({ id: 'mall-default' });
    const round = changed((file) => {
      put('groups.4.startPrice', 100_000)(file);
      put('rules.exitsPerPlayer', 200)(file);
      put('stock.barrelsPerPlayer', 200)(file);
    });
    expect(loadLayout(round)).toMatchObject({ facts: { field: 'prices' } });
  });

  // MALL-LAY-23, MALL-RUL-47
  test.each([
    ['rules.sharedDots', false],
    ['rules.crateLimit', 6],
    ['rules.detergentOn', 'drink'],
    ['vendingMachine.model', 'dice'],
  ])('for a switch without a rule: %s = %j', (field, value) => {
    expect(loadLayout(changed(put(field, value)))).toMatchObject({ code: 'layout.fixed', facts: { field } });
  });
});

describe('another layout', () => {
  const other = changed((file) => {
    put('id', 'another')(file);
    put('version', 7)(file);
    put('rules.minItemsToExit', 0)(file);
    put('rules.tunaCostRule', 'flat')(file);
    put('prices.crabPerPoint', 200)(file);
    put('rules.dexterity', { vendingSource: 'app', bagSource: 'table' })(file);
  });

  // MALL-LAY-20, MALL-LAY-22
  test('is an option of the match, which keeps its id and version', () => {
    const { state } = deal({ options: { layout: other } });
    expect(state.layout).toEqual({ id: 'another', version: 7 });
    expect(deal().state.layout).toEqual({ id: 'mall-default', version: 1 });
    expect(mall.options({ layout: {} }, 2)).toMatchObject({ code: 'layout.invalid' });
  });

  // MALL-LAY-23, MALL-RUL-04, MALL-RUL-09
  test('has its own numbers and switches', () => {
    const options = { layout: other };
    expect(yenOf(play(table({ options, players: [{ node: 'L6' }] }), 'move to=ENT'), 0)).toBe(0);
    const crab = table({ options, players: [{ node: 'L6', crate: ['crab:6'] }] });
    expect(yenOf(play(crab, 'move to=ENT'), 0)).toBe(1200);
    const costs = [0, 1, 2].map((tunaBought) => {
      const position = table({ options, players: [{ tunaBought }] });
      return viewOf(position, { kind: 'public' }).players[0]?.nextTunaCost;
    });
    expect(costs).toEqual([500, 1000, 1000]);
    expect(optionsOf({ layout: other, mode: 'dexterity' }, 2)).toMatchObject({
      vendingSource: 'app',
      bagSource: 'table',
    });
  });

  // MALL-LAY-21
  test('may be drawn elsewhere: coordinates change nothing', () => {
    const moved = changed(put('nodes.0.x', 99));
    const start = deal({ options: { layout: moved } });
    expect(start.state).toEqual(deal().state);
    expect(viewOf(start, { kind: 'public' }).plan.nodes[0]?.x).toBe(99);
  });

  test('the default file has the type that the engine gives it', () => {
    expect(defaultLayout).toMatchObject({ id: 'mall-default', version: 1, edges: optionsOf({}, 2).layout.edges });
  });
});

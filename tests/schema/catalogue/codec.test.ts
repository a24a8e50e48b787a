import type { GraphQLNamedType } from 'graphql';
import { coerceInputValue, isInputObjectType, printType } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { ActionShape, Catalogue } from '../../../engine/kernel/catalogue.ts';
import { action } from '../../../engine/kernel/catalogue.ts';
import { choice, id, integer, list, multiset, optional, record } from '../../../engine/kernel/field.ts';
import { registry } from '../../../engine/registry.ts';
import { createBuilder } from '../../../schema/graphql/builder.ts';
import { decodeAction, encodeAction } from '../../../schema/graphql/catalogue/codec.ts';
import { addYes, catalogueInputs } from '../../../schema/graphql/catalogue/inputs.ts';
import { arbitraryAction } from '../../support/arbitrary-action.ts';
import { everything } from '../../support/catalogue.ts';
import { holds } from '../../support/holds.ts';

const fish = choice('Fish', ['redSnapper', 'tuna15'], 'a fish');
const boatKind = choice('BoatKind', ['1', 'barge'], 'a kind of boat');
const catalogue: Catalogue = {
  pass: action('does nothing', {}),
  sail: action('sails a boat', { boat: id('Boat', 'a boat'), kind: optional(boatKind) }),
  sell: action('sells fish', {
    tokens: multiset(fish, 'what to sell'),
    prices: list(record('Price', { fish, yen: integer(100, 900, 'a price', 100) }, 'a price tag'), 0, 3, 'price tags'),
  }),
  sort: action('sorts numbers', { heaps: list(list(integer(1, 9, 'a number'), 1, 4, 'a heap'), 1, 4, 'heaps') }),
};

function inputType(of: Catalogue) {
  const builder = createBuilder();
  const { action: type } = catalogueInputs(builder, 'Test', of, addYes(builder));
  builder.queryType({
    fields: (t) => ({ act: t.boolean({ args: { action: t.arg({ type, required: true }) }, resolve: () => true }) }),
  });
  const built = builder.toSchema();
  return { built, type: built.getType('TestAction') };
}

const { built, type } = inputType(catalogue);

/** The action as it arrives when a client sends its variable. */
function arrived(of: Catalogue, input: GraphQLNamedType | undefined, variable: unknown): unknown {
  if (!isInputObjectType(input)) throw new Error('no input for actions');
  const value = coerceInputValue(JSON.parse(JSON.stringify(variable)), input);
  return decodeAction(of, value as { [name: string]: unknown });
}

const sent = (variable: unknown): unknown => arrived(catalogue, type, variable);

const actions: readonly ActionShape[] = [
  { type: 'pass' },
  { type: 'sail', boat: 'b1', kind: '1' } as ActionShape,
  { type: 'sail', boat: 'b1' } as ActionShape,
  { type: 'sell', tokens: { redSnapper: 2, tuna15: 1 }, prices: [{ fish: 'tuna15', yen: 300 }] } as ActionShape,
  { type: 'sell', tokens: {}, prices: [] } as ActionShape,
  { type: 'sort', heaps: [[1, 2], [3]] } as ActionShape,
];

test.each(actions)('an action survives the way through its input: %j', (one) => {
  expect(sent(encodeAction(catalogue, one))).toEqual(one);
});

test.each([
  ['any catalogue', everything as Catalogue],
  ['Tokyo Tsukiji Market', registry.tsukiji?.catalogue ?? {}],
])('so does every action of %s', (_, of) => {
  const input = inputType(of).type;
  holds(arbitraryAction(of), (one) => {
    expect(arrived(of, input, encodeAction(of, one))).toEqual(one);
  });
});

test('an action reads as a sentence of the client', () => {
  expect(encodeAction(catalogue, actions[0] as ActionShape)).toEqual({ pass: 'YES' });
  expect(encodeAction(catalogue, actions[1] as ActionShape)).toEqual({ sail: { boat: 'b1', kind: 'BOAT_KIND_1' } });
  expect(encodeAction(catalogue, actions[3] as ActionShape)).toEqual({
    sell: {
      tokens: [
        { fish: 'RED_SNAPPER', count: 2 },
        { fish: 'TUNA15', count: 1 },
      ],
      prices: [{ fish: 'TUNA15', yen: 300 }],
    },
  });
});

test('a set that names a member twice is refused', () => {
  const twice = [
    { fish: 'TUNA15', count: 1 },
    { fish: 'TUNA15', count: 2 },
  ];
  expect(sent({ sell: { tokens: twice, prices: [] } })).toEqual({
    refused: true,
    code: 'action.malformed',
    facts: { action: 'sell', field: 'tokens', expected: 'each member at most once' },
  });
});

test('a field that is null is left out', () => {
  expect(sent({ sail: { boat: 'b1', kind: null } })).toEqual({ type: 'sail', boat: 'b1' });
});

describe('the input of actions', () => {
  test('takes exactly one of the actions', () => {
    expect(() => sent({ pass: 'YES', sail: { boat: 'b1' } })).toThrow(/Exactly one key/);
    expect(() => sent({})).toThrow(/Exactly one key/);
  });

  test('describes ranges', () => {
    const tag = built.getType('TestPriceInput');
    expect(tag && printType(tag)).toContain('A price. From 100 to 900, in steps of 100.');
  });

  test('refuses two types of one name', () => {
    const builder = createBuilder();
    const bad: Catalogue = {
      one: action('one', { fish }),
      two: action('two', { fish: choice('Fish', ['eel'], 'another fish') }),
    };
    expect(() => catalogueInputs(builder, 'Test', bad, addYes(builder))).toThrow(/TestFish/);
  });
});

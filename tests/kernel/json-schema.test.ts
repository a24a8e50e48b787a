import { describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '../../engine/kernel/json-schema.ts';
import { everything } from '../support/catalogue.ts';

const schema = jsonSchemaOf(everything);
const of = (name: string) =>
  (schema.oneOf as readonly { readonly title: string }[]).find(({ title }) => title === name);

describe('the JSON Schema of a catalogue', () => {
  it('has one branch for each action, told apart by its type', () => {
    const branches = schema.oneOf as readonly { readonly properties: { readonly type: unknown } }[];
    expect(branches.map(({ properties }) => properties.type)).toEqual(
      Object.keys(everything).map((name) => ({ const: name })),
    );
  });

  it('says what the fields say', () => {
    expect(of('sail')).toEqual({
      title: 'sail',
      description: 'Ids and choices.',
      type: 'object',
      properties: {
        type: { const: 'sail' },
        boat: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9.:#-]{0,39}$', description: 'A boat' },
        fish: { type: 'string', enum: ['eel', 'crab', 'mackerel'], description: 'A fish' },
        after: { type: 'string', enum: ['eel', 'crab', 'mackerel'], description: 'A fish' },
      },
      required: ['type', 'boat', 'fish'],
      additionalProperties: false,
    });
  });

  it('counts steps from the lowest value', () => {
    expect(of('pay')).toMatchObject({
      properties: {
        price: { type: 'integer', minimum: 100, maximum: 1200, multipleOf: 100 },
        odd: { type: 'integer', enum: [1, 3, 5, 7, 9] },
        more: { type: 'integer', minimum: -5, maximum: 5 },
      },
    });
  });

  it('describes sets, lists and records in one another', () => {
    const count = { type: 'integer', minimum: 1 };
    const haul = {
      type: 'object',
      properties: { eel: count, crab: count, mackerel: count },
      additionalProperties: false,
    };
    expect(of('pile')).toMatchObject({
      properties: { hauls: { type: 'array', items: haul, minItems: 0, maxItems: 3 } },
    });
    expect(of('sell')).toMatchObject({
      properties: { lot: { type: 'object', required: ['fish', 'count'], additionalProperties: false } },
    });
  });
});

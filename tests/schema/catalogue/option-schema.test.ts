import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mallOptions } from '../../../engine/mall/index.ts';
import { poissonnierOptions } from '../../../engine/poissonnier/index.ts';
import { tsukijiOptions } from '../../../engine/tsukiji/index.ts';
import { optionSchemaOf } from '../../../schema/graphql/catalogue/option-schema.ts';

describe('the options of a game', () => {
  test.each([
    ['tsukiji', tsukijiOptions],
    ['poissonnier', poissonnierOptions],
    ['mall', mallOptions],
  ])('of %s are described as zod describes them', (_, options) => {
    expect(optionSchemaOf(options)).toEqual(z.toJSONSchema(options, { io: 'input' }));
  });

  test('of a kind that has no schema here are a bug', () => {
    expect(() => optionSchemaOf(z.strictObject({ when: z.date() }))).toThrow('date');
  });
});

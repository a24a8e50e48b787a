import { expect, test } from 'vitest';
import { printAction } from '../../../engine/kernel/notation.ts';
import { manualOf, usageOf, writingOf } from '../../../schema/graphql/catalogue/usage.ts';
import { arbitraryAction } from '../../support/arbitrary-action.ts';
import { everything } from '../../support/catalogue.ts';
import { holds } from '../../support/holds.ts';

test('every action is written as its usage says', () => {
  holds(arbitraryAction(everything), (one) => {
    const slots = usageOf(one.type, everything[one.type as keyof typeof everything]).split(' ');
    const required = slots.filter((slot) => !slot.startsWith('['));
    const words = printAction(everything, one).split(' ');
    expect(words[0]).toBe(one.type);
    expect(words.length).toBeGreaterThanOrEqual(required.length);
    const named = words.slice(required.length).map((word) => word.split('=')[0]);
    expect(slots).toEqual(expect.arrayContaining(named.map((name) => `[${name}=<${name}>]`)));
  });
});

test('the values of a field are described as they are written', () => {
  const { sail, pay, haul, sell } = everything;
  expect(writingOf(sail.fields.boat)).toBe('an id');
  expect(writingOf(sail.fields.fish)).toBe('eel | crab | mackerel');
  expect(writingOf(pay.fields.price)).toBe('a whole number');
  expect(writingOf(haul.fields.haul)).toBe('how many of each, as in eel*2,crab*1; - for none');
  expect(writingOf(sell.fields.lot)).toBe('<fish>:<count>[:price=<price>]');
  const lot = { type: 'sell', lot: { fish: 'eel', count: 3, price: 900 }, lots: [] };
  expect(printAction(everything, lot)).toBe('sell eel:3:price=900 -');
});

test('the manual has a block for every action', () => {
  const blocks = manualOf(everything).split('\n\n');
  expect(blocks).toHaveLength(Object.keys(everything).length);
  expect(blocks[0]).toBe('pass\n  Nothing at all.');
  expect(blocks[2]).toContain('price: A price. From 100 to 1200, in steps of 100. Written: a whole number.');
});

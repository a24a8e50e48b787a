import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { parseNotation, parseNotations, printAction } from '../../engine/kernel/notation.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { arbitraryAction } from '../support/arbitrary-action.ts';
import { everything } from '../support/catalogue.ts';
import { holds } from '../support/holds.ts';

const anyAction = arbitraryAction(everything);

it('parse(print(action)) = action, for every action of a catalogue', () => {
  const readBack = (action: ActionShape) => parseNotation(everything, printAction(everything, action));
  holds(anyAction, (action) => expect(readBack(action)).toEqual(action), 1000);
});

it('parse(print(actions)) = actions', () => {
  holds(fc.array(anyAction, { maxLength: 4 }), (actions) => {
    const text = actions.map((action) => printAction(everything, action)).join(' ; ');
    fc.pre(text.length <= 4000);
    expect(parseNotations(everything, text)).toEqual(actions);
  });
});

it('never throws, whatever the text', () => {
  const pieces = fc.constantFrom(
    'sail',
    'sell',
    'dive',
    ' ',
    '(',
    ')',
    ':',
    ',',
    '*',
    '=',
    '-',
    'eel',
    'A1',
    '3',
    ';',
    'lot',
    '__proto__',
    '\ud800',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  );
  const readable = (said: string): readonly ActionShape[] => {
    const parsed = parseNotations(everything, said);
    return isViolation(parsed) ? [] : parsed;
  };
  holds(
    text,
    (said) => {
      const actions = readable(said);
      expect(readable(actions.map((action) => printAction(everything, action)).join(';'))).toEqual(actions);
    },
    2000,
  );
});

describe('an action reads', () => {
  const lot = { fish: 'eel', count: 6, price: 900 };
  it.each<readonly [string, ActionShape & { readonly [field: string]: unknown }]>([
    ['pass', { type: 'pass' }],
    ['sail A1 eel', { type: 'sail', boat: 'A1', fish: 'eel' }],
    ['sail A1 eel after=crab', { type: 'sail', boat: 'A1', fish: 'eel', after: 'crab' }],
    ['pay 300 5 more=-2', { type: 'pay', price: 300, odd: 5, more: -2 }],
    ['haul eel*2,crab*1', { type: 'haul', haul: { eel: 2, crab: 1 } }],
    ['haul - extra=eel*1', { type: 'haul', haul: {}, extra: { eel: 1 } }],
    ['moor A,B2 fishes=eel', { type: 'moor', boats: ['A', 'B2'], fishes: ['eel'] }],
    ['moor cod-A-1,C01', { type: 'moor', boats: ['cod-A-1', 'C01'] }],
    ['moor -', { type: 'moor', boats: [] }],
    ['sell eel:6:price=900 crab:-1,eel:6:price=900', { type: 'sell', lot, lots: [{ fish: 'crab', count: -1 }, lot] }],
    ['sell eel:6:price=900 - spare=crab:1', { type: 'sell', lot, lots: [], spare: { fish: 'crab', count: 1 } }],
    ['loosen () (),haul=(eel*1)', { type: 'loosen', loose: {}, all: [{}, { haul: { eel: 1 } }] }],
    ['pile (eel*1),(-) (eel,crab),(-)', { type: 'pile', hauls: [{ eel: 1 }, {}], grid: [['eel', 'crab'], []] }],
    [
      'dive (eel*1):(A,B):(eel:6:price=900):last=(crab:1) -',
      {
        type: 'dive',
        deep: { haul: { eel: 1 }, boats: ['A', 'B'], lot, last: [{ fish: 'crab', count: 1 }] },
        deeps: [],
      },
    ],
  ])('%s', (text, action) => {
    expect(printAction(everything, action)).toBe(text);
    expect(parseNotation(everything, text)).toEqual(action);
  });

  it('with any blanks between, and a member alone for one of it', () => {
    expect(parseNotation(everything, '  haul   eel,crab*2  ')).toEqual({ type: 'haul', haul: { eel: 1, crab: 2 } });
  });
});

describe('what cannot be read is refused where it stops', () => {
  it.each([
    ['pay 3oo 1', 4],
    ['pay 0100 1', 4],
    ['haul eel*2,eel*1', 11],
    ['haul eel*x', 5],
    ['sail A1 eel crab', 12],
    ['sail A1 eel after=crab after=eel', 23],
    ['sail A1 eel boat=B', 12],
    ['sell eel:6:7 -', 11],
    ['moor (A', 7],
    ['moor A)', 6],
    ['pile eel*1 -', 5],
    ['pass;;pass', 5],
    ['pass; sail A eel x=1', 17],
  ])('%s at %i', (text, at) => {
    expect(parseNotations(everything, text)).toEqual({
      refused: true,
      code: 'notation.unreadable',
      facts: { text, at },
    });
  });

  it('a text too long', () => {
    expect(parseNotation(everything, 'x'.repeat(4001))).toMatchObject({
      code: 'notation.unreadable',
      facts: { at: 4000 },
    });
  });

  it('two actions for one', () => {
    expect(parseNotation(everything, 'pass; pass')).toMatchObject({ code: 'notation.unreadable' });
  });
});

describe('what can be read is checked like any action', () => {
  it.each([
    ['fly A', 'action.unknown', { action: 'fly' }],
    ['sail A1', 'action.malformed', { action: 'sail', field: 'fish' }],
    ['sail A1 tuna', 'action.malformed', { field: 'fish' }],
    ['haul eel*0', 'action.malformed', { field: 'haul' }],
    ['pass; pay 150 1', 'action.malformed', { field: 'price', index: 1 }],
  ])('%s', (text, code, facts) => {
    expect(parseNotations(everything, text)).toMatchObject({ code, facts });
  });

  it('no action at all', () => {
    expect(parseNotations(everything, '  ')).toEqual([]);
    expect(parseNotation(everything, '')).toMatchObject({ code: 'notation.unreadable' });
  });
});

import { readFile } from 'node:fs/promises';
import type { GraphQLNamedType } from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { registry } from '../../engine/registry.ts';
import { faces } from '../../schema/graphql/games/index.ts';
import { codeOf, ownNames, problemNameOf } from '../../schema/graphql/problems/names.ts';
import { buildSchema } from '../../schema/graphql/schema.ts';
import { schemaText } from '../../schema/graphql/schema-text.ts';
import { tictactoeFace } from './tictactoe-face.ts';

const schema = buildSchema(faces);
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

test('the committed schema is what is served: run `npm run schema`', async () => {
  const committed = await readFile(new URL('../../schema/schema.graphql', import.meta.url), 'utf8');
  expect(committed).toBe(schemaText(faces));
});

test('every game of the registry has a face', () => {
  expect(faces.map(({ game }) => game.name)).toEqual(Object.keys(registry));
});

test('a second game needs only its face', () => {
  const two = schemaText([...faces, tictactoeFace]);
  expect(two).toMatch(/union GameView = .*TictactoeView/);
  expect(two).toContain('input TictactoeAction @oneOf {');
  expect(two).toMatch(/toss: Yes/);
});

/** What must have a description: the type, its fields, their arguments, its values. */
function describable(type: GraphQLNamedType): readonly (readonly [string, string | null | undefined])[] {
  const own = [type.name, type.description] as const;
  if (isEnumType(type)) {
    return [own, ...type.getValues().map((value) => [`${type.name}.${value.name}`, value.description] as const)];
  }
  if (isInputObjectType(type)) {
    return [
      own,
      ...Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field.description] as const),
    ];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const parts = Object.values(type.getFields()).flatMap((field) => [
    [`${type.name}.${field.name}`, field.description] as const,
    ...field.args.map((argument) => [`${type.name}.${field.name}(${argument.name})`, argument.description] as const),
  ]);
  return [own, ...parts];
}

describe('descriptions', () => {
  const described = types.flatMap(describable);

  test('stand on everything', () => {
    expect(described.length).toBeGreaterThan(400);
    expect(described.filter(([, text]) => (text ?? '').trim() === '').map(([name]) => name)).toEqual([]);
  });

  test('are sentences', () => {
    const sentence = /^[A-Z].*[.!?…]$/s;
    const words = /^In (text|JSON): /;
    const bad = described.filter(([, text]) => !sentence.test(text ?? '') && !words.test(text ?? ''));
    expect(bad).toEqual([]);
  });
});

test('all members of a union may be asked for at once: no field has two types', () => {
  // Whoever looks at a view knows its game.
  for (const union of types.filter(isUnionType).filter(({ name }) => name !== 'GameView')) {
    const seen = new Map<string, string>();
    for (const field of union.getTypes().flatMap((member) => Object.values(member.getFields()))) {
      const type = String(field.type);
      expect(`${union.name}.${field.name}: ${seen.get(field.name) ?? type}`).toBe(
        `${union.name}.${field.name}: ${type}`,
      );
      seen.set(field.name, type);
    }
  }
});

describe('problems', () => {
  test('of every mutation are a union of Accepted, or of Message, and problems', () => {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const result = getNamedType(field.type);
      const members = isUnionType(result) ? result.getTypes() : [];
      const problems = members.filter((member) => member.getInterfaces().map(String).includes('Problem'));
      const others = members.filter((member) => !problems.includes(member));
      expect(others.map(String), field.name).toEqual([
        field.args[0]?.type.toString().match(/Message|Mute/) ? 'Message' : 'Accepted',
      ]);
      expect(problems.map(String)).toEqual(expect.arrayContaining(['Unauthenticated', 'Unknown', 'InvalidInput']));
    }
  });

  test('have the types of their codes', () => {
    expect(codeOf('StaleVersion')).toBe('STALE_VERSION');
    for (const name of ownNames) expect(problemNameOf(codeOf(name))).toBe(name);
    expect(problemNameOf('money.short')).toBe('IllegalAction');
    expect(problemNameOf('action.malformed')).toBe('InvalidInput');
    expect(problemNameOf('MOVE_ID_MALFORMED')).toBe('InvalidInput');
  });

  test('cover every code of table talk', async () => {
    const source = await readFile(new URL('../../service/chat/codes.ts', import.meta.url), 'utf8');
    const codes = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, code]) => code ?? '');
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => problemNameOf(code) === 'InvalidInput')).toEqual([
      'MESSAGE_ID_MALFORMED',
      'MESSAGE_MALFORMED',
    ]);
  });

  test('cover every code of the match', async () => {
    const source = await readFile(new URL('../../engine/match/codes.ts', import.meta.url), 'utf8');
    const codes = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, code]) => code ?? '');
    const input = codes.filter((code) => problemNameOf(code) === 'InvalidInput');
    expect(codes.length).toBeGreaterThan(20);
    // What is not told by a type of its own is a fault of the input, or never told (an export is simply not there yet).
    expect(input).toEqual([
      'GAME_UNKNOWN',
      'BOT_UNKNOWN',
      'SEATS_OUT_OF_RANGE',
      'OPTIONS_MALFORMED',
      'WORD_MALFORMED',
      'LANGUAGE_MALFORMED',
      'REAL_TIME_ONLY',
      'MOVE_ID_MALFORMED',
      'MATCH_NOT_OVER',
    ]);
  });
});

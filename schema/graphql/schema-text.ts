import { lexicographicSortSchema, printSchema } from 'graphql';
import type { Face } from './games/face.ts';
import { buildSchema } from './schema.ts';

/** The API for these games in the schema language, sorted by name, so that a change of the code shows only where it changes the API. */
export function schemaText(games: readonly Face[]): string {
  return `${printSchema(lexicographicSortSchema(buildSchema(games)))}\n`;
}

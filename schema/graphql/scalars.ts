import { GraphQLError } from 'graphql';
import type { Builder } from './builder.ts';
import { parseCursor, printCursor } from './cursor.ts';

/** The scalars of the API beside GraphQL's own. */
export function addScalars(builder: Builder): void {
  builder.scalarType('JSON', {
    description: 'Any JSON value.',
    serialize: (value) => value,
  });
  builder.scalarType('DateTime', {
    description: 'A moment as ISO 8601 in UTC with milliseconds, for example 2026-11-30T09:30:00.000Z.',
    serialize: (value) => value,
  });
  builder.scalarType('Cursor', {
    description:
      'A place in a list: an opaque text that stays valid for ever. In the log of a match and in the talk at its table the number of a ' +
      'version or message is one too, and stands for the place after it (0: before everything).',
    serialize: (place) => (typeof place === 'number' ? printCursor(place) : place),
    parseValue: (given) => parseCursor(given) ?? refuseCursor(),
  });
}

function refuseCursor(): never {
  throw new GraphQLError('A cursor is a text that this API gave out, or the number of a version.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

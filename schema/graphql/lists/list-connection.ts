import type { ObjectRef as PothosObjectRef } from '@pothos/core';
import type { Builder, BuilderTypes } from '../builder.ts';
import { addConnection } from '../connection.ts';
import type { Page } from '../page.ts';
import type { ListedMatch } from './listed-match.ts';

/** What a page of a list knows besides its entries. */
export interface Tagged {
  readonly etag: string;
}

/** The type of a list of such entries. */
export type ListRef<Node> = PothosObjectRef<BuilderTypes, Page<Node> & Tagged>;

/** The type of a list of matches. */
export type MatchListRef = ListRef<ListedMatch>;

/** Adds a list of entries of this type. */
export function addListConnection<Node>(
  builder: Builder,
  name: string,
  node: PothosObjectRef<BuilderTypes, Node>,
): ListRef<Node> {
  const connection = addConnection<Node, Tagged>(builder, name, node);
  builder.objectField(connection, 'etag', (t) =>
    t.string({
      description: 'Stays the same while nothing is new: pass it as `ifNoneMatch` when you ask the same again.',
      resolve: ({ etag }) => etag,
    }),
  );
  return connection;
}

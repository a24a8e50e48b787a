import type { ObjectRef as PothosObjectRef } from '@pothos/core';
import type { Builder, BuilderTypes } from './builder.ts';
import type { Edge, Page } from './page.ts';

/** Adds what every connection says of its page. */
export function addPageInfo(builder: Builder): void {
  builder.objectType('PageInfo', {
    description: 'Where a page stands in its list.',
    fields: (t) => ({
      hasNextPage: t.exposeBoolean('hasNextPage', { description: 'There is more after it.' }),
      hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'There is something before it.' }),
      startCursor: t.field({
        type: 'Cursor',
        description:
          'The cursor of its first edge, or of what was left out before it. An empty page of versions or messages has the place at which it ' +
          'would begin; of another list it has none.',
        nullable: true,
        resolve: ({ edges, startCursor }) => startCursor ?? edges[0]?.cursor,
      }),
      endCursor: t.field({
        type: 'Cursor',
        description:
          'Where the next page goes on: the cursor of its last edge, or further on where nothing more was found so far. An empty page goes on ' +
          'where it began: nothing stands here only if a list of matches or decisions is empty from its beginning.',
        nullable: true,
        resolve: ({ edges, endCursor }) => endCursor ?? edges.at(-1)?.cursor,
      }),
    }),
  });
}

/** Adds a connection (in the sense of Relay) over nodes of one type. Its pages may know more than every page does. */
export function addConnection<Node, Known extends object = object>(
  builder: Builder,
  name: string,
  node: PothosObjectRef<BuilderTypes, Node>,
) {
  const edge = builder.objectRef<Edge<Node>>(`${name}Edge`).implement({
    description: 'An entry and its place in the list.',
    fields: (t) => ({
      cursor: t.expose('cursor', { type: 'Cursor', description: 'Where to go on after it.' }),
      // Pothos cannot tell that a type parameter is no list.
      node: t.field({ type: node, description: 'The entry.', resolve: (parent) => parent.node as never }),
    }),
  });
  return builder.objectRef<Page<Node> & Known>(`${name}Connection`).implement({
    description: 'A page of a list that grows.',
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: 'The entries in order.',
        // How many there may be is counted where the page is asked for.
        complexity: { field: 1, multiplier: 1 },
        resolve: ({ edges }) => edges,
      }),
      pageInfo: t.field({ type: 'PageInfo', description: 'Where the page stands.', resolve: (page) => page }),
    }),
  });
}

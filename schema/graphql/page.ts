/** A part of a list that grows. */
export interface Page<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Where it begins and ends, if that is not where its first and last edges are: entries may be left out, or there are none. */
  readonly startCursor?: Place;
  readonly endCursor?: Place;
}

export interface Edge<Node> {
  readonly cursor: Place;
  readonly node: Node;
}

/** A place in a list: after a version of a match, or as a list prints it. */
export type Place = number | string;

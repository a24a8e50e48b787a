/** A part of a list that grows. */
export interface Page<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Where the next page goes on, if not after its last edge. */
  readonly endCursor?: Place;
}

export interface Edge<Node> {
  readonly cursor: Place;
  readonly node: Node;
}

/** A place in a list: after a version of a match, or as a list prints it. */
export type Place = number | string;

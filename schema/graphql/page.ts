/** A part of a list that grows. */
export interface Page<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Where it begins and ends, if that is not where its first and last edges are: entries may be left out. */
  readonly start?: number;
  readonly end?: number;
}

export interface Edge<Node> {
  readonly cursor: number;
  readonly node: Node;
}

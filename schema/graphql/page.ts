/** A part of a list that grows. */
export interface Page<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

export interface Edge<Node> {
  readonly cursor: number;
  readonly node: Node;
}

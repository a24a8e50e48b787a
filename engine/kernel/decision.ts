/** What a match waits for. Several can be open at once (sealed bids). An id is never used again. */
export interface Decision {
  readonly id: string;
  readonly seat: number;
  /** the game's word for it: `turn`, `bid`, … */
  readonly kind: string;
  /** sealed: the answer stays hidden until all are in, may be replaced until then, and never conflicts with others' answers */
  readonly sealed: boolean;
}

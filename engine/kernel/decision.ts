/**
 * What a match waits for. Several can be open at once (sealed bids). An id is never used again: each accepted answer closes its
 * decision (one that may still be replaced stays open, answered), and what the seat is to do next has a new id.
 */
export interface Decision {
  readonly id: string;
  readonly seat: number;
  /** the game's word for it: `turn`, `bid`, … */
  readonly kind: string;
  /** sealed: the answer stays hidden until all are in, may be replaced until then, and never conflicts with others' answers */
  readonly sealed: boolean;
  /**
   * Its answer is in. It stays open, so that the answer can be replaced (a sealed one until the reveal), but the match does not
   * wait for it: no bot, clock or reminder acts on it.
   */
  readonly answered?: true;
}

/** The decisions that the match waits for: open and not answered. */
export function awaited<Open extends Decision>(decisions: readonly Open[]): readonly Open[] {
  return decisions.filter((decision) => decision.answered !== true);
}

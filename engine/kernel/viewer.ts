/** Who looks at a match. The public sees what a spectator sees of an unlisted table's cover: the open facts only. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'organizer' }
  | { readonly kind: 'public' };

/** Who may see one field: everyone, no one, or those for whom the rule says yes (given the whole record). */
export type Audience<Whole> = 'all' | 'none' | ((whole: Whole, viewer: Viewer) => boolean);

/** An audience for every field of a record. A field without an audience does not compile. */
export type Audiences<Whole> = { readonly [Key in keyof Whole]-?: Audience<Whole> };

/** True if the viewer sits in this seat. */
export function isSeat(viewer: Viewer, seat: number): boolean {
  return viewer.kind === 'seat' && viewer.seat === seat;
}

/** The fields of `whole` that the viewer may see; the others are absent. The only way out for anything with secrets. */
export function project<Whole extends object>(
  whole: Whole,
  audiences: Audiences<Whole>,
  viewer: Viewer,
): Partial<Whole> {
  const seen: Partial<Whole> = {};
  for (const key of Object.keys(whole) as (keyof Whole)[]) {
    const audience = audiences[key];
    const visible = audience === 'all' || (typeof audience === 'function' && audience(whole, viewer));
    if (visible && whole[key] !== undefined) seen[key] = whole[key];
  }
  return seen;
}

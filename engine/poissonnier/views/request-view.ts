import type { Viewer } from '../../kernel/viewer.ts';
import { isSeat } from '../../kernel/viewer.ts';
import { awaitedHelpers } from '../look.ts';
import type { PoissonnierLook } from '../position.ts';
import type { Ask, Lot, Offer, Request } from '../state.ts';

/** An open request as a viewer sees it (LP-RUL-54). */
export interface RequestView {
  readonly client: string;
  readonly helpers: readonly number[];
  readonly lots: readonly Lot[];
  /** helpers that have not answered yet */
  readonly waitingFor: readonly number[];
  /** the asks that the viewer may see: the active player all of them when all are in, a helper the own ones (LP-VIS-02) */
  readonly asks: readonly Ask[];
  /** the counter-offers that the viewer may see, with the answers */
  readonly offers: readonly Offer[];
}

/** The open request for a viewer, if there is one. */
export function requestView(look: PoissonnierLook, viewer: Viewer): RequestView | undefined {
  const { request, turn } = look.state;
  if (request === undefined) return undefined;
  const isActive = isSeat(viewer, turn.seat);
  const { client, helpers, lots, asks, offers } = request;
  return {
    client,
    helpers,
    lots,
    waitingFor: awaitedHelpers(look),
    asks: asks.filter(({ helper }) => (isActive ? turn.phase !== 'ask' : isSeat(viewer, helper))),
    offers: isActive
      ? offersOfActive(request, turn.phase === 'counter')
      : offers.filter(({ helper }) => isSeat(viewer, helper)),
  };
}

/** The active player knows the offers, and the answers when all are in. */
function offersOfActive({ offers }: Request, isOpen: boolean): readonly Offer[] {
  return isOpen ? offers.map(({ helper, lot, price }) => ({ helper, lot, price })) : offers;
}

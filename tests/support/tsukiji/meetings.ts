/** Which boards are played together: in one match, something was done with each. */
import type { MarketId } from '../../../engine/tsukiji/catalog/ids.ts';
import { marketIds } from '../../../engine/tsukiji/catalog/ids.ts';
import type { TsukijiEvent } from '../../../engine/tsukiji/events.ts';

/** The boards that an event is about, but for their mere coming into play. */
function boardsOf(event: TsukijiEvent): readonly string[] {
  if (['matchSetUp', 'rowsLaid', 'marketOpened', 'marketUsedUp'].includes(event.type)) return [];
  if (event.type === 'bought') return [event.item.fish];
  if (event.type === 'scored') return [event.reason];
  const { market, fish } = event as { readonly market?: string; readonly fish?: string };
  return [market, fish].filter((id) => id !== undefined);
}

/** The boards with which something was done. */
export function playedBoards(events: Iterable<TsukijiEvent>): ReadonlySet<MarketId> {
  const played = new Set<string>();
  for (const event of events) for (const id of boardsOf(event)) played.add(id);
  return new Set(marketIds.filter((id) => played.has(id)));
}

/** All pairs of these boards, each once, as `eel+tuna`. */
export function pairsOf(boards: Iterable<MarketId>): readonly string[] {
  const all = marketIds.filter((id) => new Set(boards).has(id));
  return all.flatMap((id, index) => all.slice(index + 1).map((other) => `${id}+${other}`));
}

/** External Markets on the brink of being used up. */
import type { ExternalId, MarketId } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Laid, PlayerOnTable, Position } from '../../../support/tsukiji.ts';
import { boardOf, eventsOf, table } from '../../../support/tsukiji.ts';

export const options = { expansion: true, collapse: true, blueShip: true };
const boxed: readonly ExternalId[] = ['auction'];
export const visiting = (
  market: ExternalId,
  own: unknown,
  player: PlayerOnTable = {},
  more: Partial<Laid> = {},
): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'eel', 'fugu'],
    external: market === 'ships' ? ['ships'] : ['ships', market],
    players: [{ yen: 3000, tokens: { mackerel: 9, eel: 3, fugu: 3 }, openDocks: 3, ...player }],
    activity: { kind: 'visit', market },
    box: { fish: [], external: boxed },
    options,
    ...more,
    boards: { [market]: { own }, ...more.boards },
  });
export const sideOf = (position: Position, id: MarketId) => boardOf(position, id).side;
export const opened = (position: Position) => eventsOf(position, 'marketOpened').map(({ market }) => market);
export const boat = (kind: string, id = 'Y') => ({ id, kind, at: 'board', cargo: {} });

import type { Audiences, Viewer } from '../kernel/viewer.ts';
import { project } from '../kernel/viewer.ts';

/** What one item brought at an exit. */
export interface Line {
  readonly item: string;
  readonly amount: number;
  /** with a detergent (MALL-DET-01) */
  readonly doubled?: true;
}

/** A price pile that was lowered. */
export interface Reduction {
  readonly group: string;
  readonly from: number;
  readonly to: number;
}

/** A seat's place at the end. */
export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly yen: number;
  readonly press: number;
}

/** How a match ended: MALL-END-01, MALL-END-05, MALL-END-06, or by agreement. */
export type EndReason = 'barrels' | 'stall' | 'resigned' | 'agreed';

/** Past facts of a match, in the words of the table. Items are named by their ids. */
export type MallEvent =
  | { readonly type: 'matchSetUp'; readonly starter: number; readonly layout: string; readonly version: number }
  | { readonly type: 'turnBegan'; readonly seat: number; readonly no: number }
  | { readonly type: 'moved'; readonly seat: number; readonly from: string; readonly path: readonly string[] }
  | { readonly type: 'took'; readonly seat: number; readonly card: string; readonly item: string }
  | {
      readonly type: 'boughtTuna';
      readonly seat: number;
      readonly card: string;
      readonly item: string;
      readonly cost: number;
      readonly value: number;
    }
  | {
      readonly type: 'drewCrab';
      readonly seat: number;
      readonly card: string;
      readonly item: string;
      readonly value: number;
    }
  | {
      readonly type: 'vended';
      readonly seat: number;
      readonly out: readonly string[];
      readonly stuck: readonly string[];
    }
  | { readonly type: 'skipped'; readonly seat: number }
  | { readonly type: 'fell'; readonly seat: number; readonly items: readonly string[] }
  | { readonly type: 'reportTakenBack'; readonly seat: number }
  | {
      readonly type: 'exited';
      readonly seat: number;
      readonly lines: readonly Line[];
      readonly sum: number;
      readonly reductions: readonly Reduction[];
    }
  | { readonly type: 'pricesChanged'; readonly prices: { readonly [group: string]: number } }
  | { readonly type: 'finished'; readonly seat: number }
  | { readonly type: 'resigned'; readonly seat: number }
  | { readonly type: 'gameOver'; readonly why: EndReason; readonly ranking: readonly Rank[] };

type EventOf<T extends MallEvent['type']> = Extract<MallEvent, { readonly type: T }>;
type EventAudiences = { readonly [T in MallEvent['type']]: Audiences<Omit<EventOf<T>, 'type'>> };

/** Who may see what of each event: everything is public (MALL-VIS-01). */
const eventAudiences: EventAudiences = {
  matchSetUp: { starter: 'all', layout: 'all', version: 'all' },
  turnBegan: { seat: 'all', no: 'all' },
  moved: { seat: 'all', from: 'all', path: 'all' },
  took: { seat: 'all', card: 'all', item: 'all' },
  boughtTuna: { seat: 'all', card: 'all', item: 'all', cost: 'all', value: 'all' },
  drewCrab: { seat: 'all', card: 'all', item: 'all', value: 'all' },
  vended: { seat: 'all', out: 'all', stuck: 'all' },
  skipped: { seat: 'all' },
  fell: { seat: 'all', items: 'all' },
  reportTakenBack: { seat: 'all' },
  exited: { seat: 'all', lines: 'all', sum: 'all', reductions: 'all' },
  pricesChanged: { prices: 'all' },
  finished: { seat: 'all' },
  resigned: { seat: 'all' },
  gameOver: { why: 'all', ranking: 'all' },
};

/** The event as the viewer may see it. */
export function seeEvent(event: MallEvent, viewer: Viewer): Partial<MallEvent> {
  const audiences = { type: 'all', ...eventAudiences[event.type] } as Audiences<MallEvent>;
  return project(event, audiences, viewer);
}

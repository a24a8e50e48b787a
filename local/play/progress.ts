import type { Seen } from './api.ts';

/** Where the progress is drawn. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const width = 24;

/** A line on a terminal that says how far the match is. Nothing where there is no terminal. */
export function progressOn(screen: Screen, limit: number | undefined): { show(seen: Seen): void; clear(): void } {
  if (screen.isTTY !== true) return { show: () => undefined, clear: () => undefined };
  const begun = performance.now();
  return {
    show: ({ version, viewJson }) => {
      const round = roundOf(viewJson);
      const done = round === undefined || limit === undefined ? 0 : Math.min(1, (round - 1) / limit);
      const bar = '█'.repeat(Math.round(done * width)).padEnd(width, '░');
      const rate = Math.round((version * 1000) / (performance.now() - begun + 1));
      const where = round === undefined ? '' : `round ${round}, `;
      screen.write(`\r\u001b[2K${bar} ${where}${version} moves, ${rate} a second`);
    },
    clear: () => {
      screen.write('\r\u001b[2K');
    },
  };
}

/** The round of a view that counts rounds. */
function roundOf(viewJson: string | null): number | undefined {
  const view = JSON.parse(viewJson ?? 'null') as { readonly round?: unknown } | null;
  return typeof view?.round === 'number' ? view.round : undefined;
}

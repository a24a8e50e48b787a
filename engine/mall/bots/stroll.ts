/** Where to walk. */
import type { PlayerView } from '../views/player-view.ts';
import type { MallView } from '../views/view.ts';
import { worthOfDot } from './worth.ts';

/** Items after which a tour is long enough; fewer when somebody else could end the match, never too few to leave with. */
const LOAD = 5;
const HASTY_LOAD = 3;

/** Spaces from a dot to all others, without a way through the entrance. */
function distancesFrom({ plan }: MallView, from: string): ReadonlyMap<string, number> {
  const neighbors = new Map(plan.nodes.map((node) => [node.id, node.neighbors]));
  const distances = new Map([[from, 0]]);
  for (const [id, distance] of distances) {
    const next = id === plan.entrance && distance > 0 ? [] : (neighbors.get(id) ?? []);
    for (const dot of next) if (!distances.has(dot)) distances.set(dot, distance + 1);
  }
  return distances;
}

/** Whether the exit of one other player would end the match. */
function isHurried({ players, plan }: MallView, own: PlayerView): boolean {
  const staying = players.filter(({ status }) => status !== 'resigned');
  const done = staying.filter(({ status }) => status === 'finished').length;
  const isLast = (player: PlayerView): boolean => player.barrels === plan.exitsPerPlayer - 1;
  return done === staying.length - 2 && staying.some((player) => player.seat !== own.seat && isLast(player));
}

/** The dot to make for: the most yen for each turn on the way there; nothing if nothing is left. */
function goal(view: MallView, own: PlayerView): string | undefined {
  const { nodes, entrance, moveMax } = view.plan;
  const distances = distancesFrom(view, own.node);
  const turnsTo = (dot: string): number => {
    const spaces = distances.get(dot) ?? Number.POSITIVE_INFINITY;
    // Back on the own dot one is with the turn after the next.
    return spaces === 0 ? 2 : Math.ceil(spaces / moveMax);
  };
  const inside = nodes.filter(({ id }) => id !== entrance);
  const rated = inside.map((dot) => ({ id: dot.id, rate: worthOfDot(view, own, dot) / turnsTo(dot.id) }));
  return rated.filter(({ rate }) => rate > 0).toSorted((one, other) => other.rate - one.rate)[0]?.id;
}

/** The dot to move to among those that can be reached. */
export function stroll(view: MallView, own: PlayerView, reachable: readonly string[]): string | undefined {
  const load = isHurried(view, own) ? HASTY_LOAD : LOAD;
  const isLoaded = own.crate.length >= Math.max(load, view.plan.minItemsToExit);
  const target = isLoaded ? view.plan.entrance : (goal(view, own) ?? view.plan.entrance);
  const distances = distancesFrom(view, target);
  const spaces = (dot: string): number => distances.get(dot) ?? Number.POSITIVE_INFINITY;
  return reachable.toSorted((one, other) => spaces(one) - spaces(other))[0];
}

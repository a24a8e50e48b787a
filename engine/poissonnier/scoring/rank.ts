/** Who wins (LP-SCORE): majorities for two players, eliminations for more. */

/** What counts (LP-SCORE-01): three totals of one seat. */
export interface Contender {
  readonly seat: number;
  readonly coins: number;
  readonly clients: number;
  readonly stamps: number;
}

type Total = 'coins' | 'clients' | 'stamps';

/** What happened in one step of the procedure. `out` is absent where nobody was eliminated. */
export type Step =
  | { readonly step: 'E1' | 'E2'; readonly out?: number }
  | { readonly step: 'majorities'; readonly held: readonly { readonly total: Total; readonly seat: number }[] }
  | { readonly step: 'final'; readonly winners: readonly number[] };

export interface Ranking {
  readonly steps: readonly Step[];
  /** seats by rank, the winners first; seats in one group share a rank (LP-SCORE-07) */
  readonly groups: readonly (readonly number[])[];
}

const totals: readonly Total[] = ['coins', 'clients', 'stamps'];
/** The order of step F (LP-SCORE-06). */
const finalOrder: readonly Total[] = ['stamps', 'clients', 'coins'];

/** Ranks the players who have not resigned: at least one. */
export function rank(players: readonly Contender[]): Ranking {
  if (players.length <= 2) return compared(players);
  const first = eliminate(players, 'coins', 'clients');
  const afterFirst = without(players, first);
  const steps: Step[] = [stepOf('E1', first)];
  const out = first === undefined ? [] : [[first.seat]];
  if (players.length === 3 && afterFirst.length === 2) return after(compared(afterFirst), steps, out);
  const second = eliminate(afterFirst, 'clients', 'stamps');
  const left = without(afterFirst, second);
  steps.push(stepOf('E2', second));
  if (second !== undefined) out.unshift([second.seat]);
  const last = players.length === 3 && left.length === 2 ? compared(left) : finalStep(left);
  return after(last, steps, out);
}

function after(last: Ranking, steps: readonly Step[], out: readonly (readonly number[])[]): Ranking {
  return { steps: [...steps, ...last.steps], groups: [...last.groups, ...out] };
}

function stepOf(step: 'E1' | 'E2', out: Contender | undefined): Step {
  return out === undefined ? { step } : { step, out: out.seat };
}

function without(players: readonly Contender[], out: Contender | undefined): readonly Contender[] {
  return players.filter((player) => player !== out);
}

/** The only player with the least of `first`; among several, the only one with the least of `second` (LP-SCORE-03, -05). */
function eliminate(players: readonly Contender[], first: Total, second: Total): Contender | undefined {
  const fewest = least(players, first);
  if (fewest.length === 1) return fewest[0];
  const among = least(fewest, second);
  return among.length === 1 ? among[0] : undefined;
}

function least(players: readonly Contender[], total: Total): readonly Contender[] {
  const minimum = Math.min(...players.map((player) => player[total]));
  return players.filter((player) => player[total] === minimum);
}

/** Two players: two strict majorities win, else the order of step F decides (LP-SCORE-01, -02). One player wins alone. */
function compared(players: readonly Contender[]): Ranking {
  const [one, other] = players;
  if (one === undefined || other === undefined) return { steps: [], groups: players.map(({ seat }) => [seat]) };
  const held = totals.flatMap((total) => {
    if (one[total] === other[total]) return [];
    return [{ total, seat: one[total] > other[total] ? one.seat : other.seat }];
  });
  const majorities: Step = { step: 'majorities', held };
  const winner = players.find(({ seat }) => held.filter((each) => each.seat === seat).length >= 2);
  if (winner === undefined) return after(finalStep(players), [majorities], []);
  return { steps: [majorities], groups: [[winner.seat], without(players, winner).map(({ seat }) => seat)] };
}

/** Most stamps, then most clients, then most coins; equal in all three shares a rank (LP-SCORE-06, -07). */
function finalStep(players: readonly Contender[]): Ranking {
  const groups: Contender[][] = [];
  for (const player of players.toSorted(byFinalOrder)) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && byFinalOrder(group[0], player) === 0) group.push(player);
    else groups.push([player]);
  }
  const seats = groups.map((group) => group.map(({ seat }) => seat));
  return { steps: [{ step: 'final', winners: seats[0] ?? [] }], groups: seats };
}

function byFinalOrder(one: Contender, other: Contender): number {
  const total = finalOrder.find((each) => one[each] !== other[each]);
  return total === undefined ? 0 : other[total] - one[total];
}

import type { Form } from '../../kernel/form.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { firstOf, malformed, refuse, type Violation } from '../../kernel/violation.ts';
import type { ActionNamed } from '../actions.ts';
import { dotOf } from '../layout.ts';
import { playerAt } from '../look.ts';
import type { MallLook, MallTable } from '../position.ts';
import { defineRule } from '../rule.ts';
import { enterPhase, walk } from '../verbs/turn.ts';
import { destinations, spacesOf, waysOf, wayTo } from '../walks.ts';
import { arrive } from './flow.ts';

type Move = ActionNamed<'move'>;

/** `move.crateEmpty` unless the crate holds enough to leave with (MALL-EXIT-02). */
function mustCarry(look: MallLook, seat: number, last: string | undefined): Violation | undefined {
  const { entrance, rules } = look.options.layout;
  const had = playerAt(look, seat).crate.length;
  const needed = rules.minItemsToExit;
  return last === entrance.node && had < needed ? refuse('move.crateEmpty', { needed, had }) : undefined;
}

/** Where a move may end now (MALL-MOVE-08). */
export function reachable(look: MallLook, seat: number): readonly string[] {
  const ends = destinations(look.options.layout, playerAt(look, seat).node);
  return ends.filter((dot) => mustCarry(look, seat, dot) === undefined);
}

/** Every path that a move may take. */
function pathForm(look: MallLook, seat: number): Form<Move> {
  const { layout } = look.options;
  const start = playerAt(look, seat).node;
  const ends = reachable(look, seat);
  const ways = spacesOf(layout)
    .flatMap((spaces) => waysOf(layout, start, spaces))
    .map(({ via, next }) => ({ via, next: next.filter((dot) => ends.includes(dot)) }))
    .filter(({ next }) => next.length > 0);
  const [first] = ways.map(({ via, next }) => [...via, ...next.slice(0, 1)]);
  const of = ways.map(({ via, next }) => ({ kind: 'sequence', of: [...via.map(only), oneOf(next)] }) as const);
  return form('move', { path: { kind: 'either', of } }, { type: 'move', path: known(first, 'a way') });
}

function checkPath(look: MallLook, seat: number, path: readonly string[]): Violation | undefined {
  const { layout } = look.options;
  const { rules, entrance } = layout;
  const start = playerAt(look, seat).node;
  const from = (index: number): string => path[index - 1] ?? start;
  const gap = path.findIndex((dot, index) => layout.dots.get(from(index))?.neighbors.includes(dot) !== true);
  return firstOf(
    () => (path.length < rules.moveMin ? refuse('move.mustMove', { least: rules.moveMin }) : undefined),
    () => (path.length > rules.moveMax ? refuse('move.tooFar', { most: rules.moveMax }) : undefined),
    () => (gap >= 0 ? refuse('move.notAdjacent', { from: from(gap), to: path[gap] ?? '' }) : undefined),
    () => (path.slice(0, -1).includes(entrance.node) ? refuse('move.throughEntrance') : undefined),
    () => (path.at(-1) === start ? refuse('move.endOnStart', { dot: start }) : undefined),
    () => mustCarry(look, seat, path.at(-1)),
  );
}

function checkTo(look: MallLook, seat: number, to: string): Violation | undefined {
  const { layout } = look.options;
  const start = playerAt(look, seat).node;
  return firstOf(
    () => (layout.dots.has(to) ? undefined : malformed('move', 'to', { kind: 'id' })),
    () => (to === start ? refuse('move.endOnStart', { dot: start }) : undefined),
    () => (wayTo(layout, start, to) === undefined ? refuse('move.tooFar', { most: layout.rules.moveMax }) : undefined),
    () => mustCarry(look, seat, to),
  );
}

function check(look: MallLook, seat: number, { path, to }: Move): Violation | undefined {
  if (path !== undefined)
    return to === undefined ? checkPath(look, seat, path) : malformed('move', 'to', { kind: 'nothing' });
  return to === undefined ? malformed('move', 'path', { kind: 'list' }) : checkTo(look, seat, to);
}

/** MALL-MOVE: the way of a destination is the shortest one (MALL-RUL-44). In dexterity mode a report follows (MALL-DEX-04). */
function run(table: MallTable, seat: number, { path, to }: Move): void {
  const { layout, mode } = table.options;
  const start = dotOf(layout, playerAt(table, seat).node).id;
  const way = path ?? (to === undefined ? undefined : wayTo(layout, start, to));
  walk(table, seat, known(way, 'a way'));
  if (mode === 'dexterity') enterPhase(table, 'reportMove');
  else arrive(table);
}

export const move = defineRule('move', {
  phases: ['move'],
  forms(look, seat) {
    const ends = reachable(look, seat);
    const to = known(ends[0], 'a dot to go to');
    return [form('move', { to: oneOf(ends) }, { type: 'move', to } as Move), pathForm(look, seat)];
  },
  check,
  run,
});

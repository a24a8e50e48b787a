import { known } from '../kernel/invariant.ts';
import type { MallAction } from './actions.ts';
import type { MallLook } from './position.ts';
import { defaultTargets } from './rules/detergent.ts';
import { reachable } from './rules/move.ts';

/** Out of the store if it can be reached, else as near to its entrance as possible, smallest ids first (MALL-TIME-02). */
function homeward(look: MallLook): MallAction {
  const { toEntrance } = look.options.layout;
  const spaces = (dot: string): number => toEntrance.get(dot) ?? Number.POSITIVE_INFINITY;
  const [to] = reachable(look, look.state.turn.seat).toSorted((one, other) => spaces(one) - spaces(other));
  return { type: 'move', to: known(to, 'a dot to go to') } as MallAction;
}

/** The action played when time runs out; nothing is taken (MALL-TIME-02). */
export function fallbackFor(look: MallLook): MallAction {
  const { phase, seat } = look.state.turn;
  switch (phase) {
    case 'move':
      return homeward(look);
    case 'settle':
      return { type: 'settle', targets: defaultTargets(look, seat) };
    case 'take':
      return { type: 'skip' };
    default:
      return { type: 'reportFallen', items: [] };
  }
}

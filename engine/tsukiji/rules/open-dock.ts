import { action } from '../../kernel/catalogue.ts';
import { plainForm } from '../../kernel/form.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { interactionsOf, nextCoveredDock, playerAt, visitOf } from '../ask.ts';
import { print } from '../catalog/prints.ts';
import type { TsukijiLook } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { defineRule, freeMoments } from '../rule.ts';
import { openDock as takeCoverOff } from '../verbs/boats.ts';
import { pay } from '../verbs/money.ts';
import { hypothesis } from './hypothesis.ts';
import { interactionPossible } from './interactions.ts';

function check(look: TsukijiLook, seat: number): Violation | undefined {
  if (nextCoveredDock(look, playerAt(look, seat)) === undefined) return refuse('dock.allOpen');
  const cost = print(look, 'port.dockCoverCost');
  const short = mustAfford(look, seat, cost);
  const visit = visitOf(look);
  if (short !== undefined || visit === undefined || interactionsOf(visit) > 0) return short;
  const after = hypothesis(look);
  pay(after, seat, 'supply', cost, 'dock');
  takeCoverOff(after, seat);
  return interactionPossible(after, seat, visit.market)
    ? undefined
    : refuse('market.nothingToDo', { market: visit.market });
}

/** OPEN_DOCK (TB-DOCK-02). Before the first interaction of a visit only if one stays possible (TB-RUL-34). */
export const openDock = defineRule('openDock', action('Pay to open your next covered dock.', {}), {
  moments: freeMoments,
  forms: (look, seat) => (check(look, seat) === undefined ? [plainForm('openDock')] : []),
  check,
  run(table, seat) {
    pay(table, seat, 'supply', print(table, 'port.dockCoverCost'), 'dock');
    takeCoverOff(table, seat);
  },
});

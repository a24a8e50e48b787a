import type { Form } from '../../../kernel/form.ts';
import { defaultPrints } from '../../catalog/prints.ts';
import type { Choice } from './choice.ts';
import { fishingWorth, shipsOf } from './fleet.ts';
import type { Outlook } from './outlook.ts';

/** Ships that share a dock wait for each other: so much of a Fishing action is lost for each ship that has none of its own. */
const lost = 0.08;
/** What a cover costs (TB-DOCK-02). */
const cost = defaultPrints['port.dockCoverCost'];

/** OPEN_DOCK: between actions, while there is time to earn its cost. */
export function openDock(outlook: Outlook, form: Form): readonly Choice[] {
  const { me, points, view } = outlook;
  if (view.moment !== 'main') return [];
  const waiting = shipsOf(me).length - me.openDocks;
  return [{ action: form.example, gain: fishingWorth(outlook) * lost * waiting * points - cost }];
}

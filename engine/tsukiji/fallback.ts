import type { ActionShape } from '../kernel/catalogue.ts';
import type { Decision } from '../kernel/decision.ts';
import { known } from '../kernel/invariant.ts';
import { seatsFrom } from './ask.ts';
import { formsFor, interactionForms } from './dispatch.ts';
import type { TsukijiLook } from './market.ts';
import { momentOf } from './rule.ts';

/** What ends each part of a turn with the least effect, in this order. */
const quiet = ['degrade', 'fishEnd', 'buyEnd', 'windowEnd', 'leave', 'rejectAll', 'endTurn', 'fishBegin'];

/** The name of a winner that helps the chooser least: another seat, the next in turn order. */
function namedWinner(look: TsukijiLook): ActionShape {
  const { state } = look;
  const tied = state.pending?.kind === 'naming' ? state.pending.tied : [];
  const order = [...seatsFrom(look, state.turn.seat).slice(1), state.turn.seat];
  return {
    type: 'nameWinner',
    player: known(
      order.find((seat) => tied.includes(seat)),
      'a tied seat',
    ),
  } as ActionShape;
}

/** The action played when time runs out: nothing gained, nothing risked (TB-RUL-30, TB-RUL-04). */
export function fallbackFor(look: TsukijiLook, decision: Decision): ActionShape {
  const moment = momentOf(look);
  if (moment === 'bidding') return { type: 'bid', amount: 0 } as ActionShape;
  if (moment === 'naming') return namedWinner(look);
  const forms = formsFor(look, decision.seat);
  const calm = quiet.map((name) => forms.find((form) => form.action === name)).find((form) => form !== undefined);
  // A visit without an interaction must have one before it can end; a licence that goes back makes room for it at no cost.
  const room = forms.find((form) => form.action === 'returnLicence');
  return known(calm ?? interactionForms(look, decision.seat)[0] ?? room ?? forms[0], 'something to do').example;
}

import type { ActionName } from '../actions.ts';
import type { Rule } from '../rule.ts';
import { closeDeal, dropRequest } from './close-deal.ts';
import { answerCounter, counter } from './counter.ts';
import { endTurn } from './end-turn.ts';
import { openRequest } from './open-request.ts';
import { place } from './place.ts';
import { serve } from './serve.ts';
import { setStanding } from './standing.ts';
import { decline, submitAsks } from './submit-asks.ts';

/** The rule of each action, in the order of the catalogue. */
export const rules: { readonly [Name in ActionName]: Rule } = {
  place,
  serve,
  openRequest,
  submitAsks,
  decline,
  counter,
  answerCounter,
  closeDeal,
  dropRequest,
  setStanding,
  endTurn,
};

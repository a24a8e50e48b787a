import type { GraphQLSchema } from 'graphql';
import type { Builder } from './builder.ts';
import { createBuilder } from './builder.ts';
import { addGames } from './catalogue/game.ts';
import { addMessage } from './chat/message.ts';
import { addMessages } from './chat/messages.ts';
import { addMessagesUpdated } from './chat/messages-updated.ts';
import { addTalking } from './chat/talking.ts';
import { addPageInfo } from './connection.ts';
import type { Face, Faces } from './games/face.ts';
import { addLists } from './lists/lists.ts';
import { addConstraints } from './match/constraint.ts';
import { addDecision } from './match/decision.ts';
import { addDomains } from './match/domain.ts';
import { addEvent } from './match/event.ts';
import { addForm } from './match/form.ts';
import { addLog } from './match/log.ts';
import { addMatch } from './match/match.ts';
import { addOutcome } from './match/outcome.ts';
import { addSeat } from './match/seat.ts';
import { addGameView } from './match/view.ts';
import { addPerson } from './person.ts';
import { addAct } from './play/act.ts';
import { addAccepted } from './play/answer.ts';
import { addCreate } from './play/create.ts';
import { actionInputs } from './play/given.ts';
import { addJoin } from './play/join.ts';
import { addPreview } from './play/preview.ts';
import { addSteps } from './play/steps.ts';
import { addProblems } from './problems/problem.ts';
import { addScalars } from './scalars.ts';
import { addMatchUpdated } from './subscription/match-updated.ts';
import { addMyTurns } from './subscription/my-turns.ts';

/** The whole API for these games. Throws if two types have one name, or a description does not fit. */
export function buildSchema(games: readonly Face[]): GraphQLSchema {
  const builder = createBuilder();
  const faces = new Map(games.map((face) => [face.game.name, face]));
  builder.queryType({ description: 'What can be asked.' });
  builder.mutationType({ description: 'What can be done. Every submission is accepted whole or changes nothing.' });
  builder.subscriptionType({
    description: 'What can be followed: over graphql-transport-ws, or as server-sent events.',
  });
  addScalars(builder);
  addPageInfo(builder);
  addPerson(builder);
  addGames(builder, faces);
  addProblems(builder);
  addMatches(builder, faces);
  addChat(builder);
  // In the order of the code: sorting thousands of fields is left to whoever prints them, a cold start has no time for it.
  return builder.toSchema({ sortSchema: false });
}

/** Matches, and what can be done with them. */
function addMatches(builder: Builder, faces: Faces): void {
  const actions = actionInputs(builder, faces);
  const viewFields = addGameView(builder, faces, actions.choices);
  addMatch(builder, viewFields);
  addSeat(builder);
  addDecision(builder);
  addForm(builder, faces);
  addDomains(builder);
  addConstraints(builder);
  addOutcome(builder);
  addEvent(builder);
  addLog(builder);
  addMatchUpdated(builder);
  addMyTurns(builder);
  addAccepted(builder);
  addCreate(builder, faces);
  addJoin(builder);
  addSteps(builder);
  addAct(builder, actions);
  addLists(builder);
  addPreview(builder, actions, viewFields);
}

/** The talk at the tables. */
function addChat(builder: Builder): void {
  const message = addMessage(builder);
  addMessages(builder, message);
  addTalking(builder, message);
  addMessagesUpdated(builder, message);
}

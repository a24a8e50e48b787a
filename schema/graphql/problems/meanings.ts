import type { ProblemName } from './names.ts';

/** What each problem means: its description in the schema. */
export const meanings: { readonly [Name in ProblemName]: string } = {
  AlreadyAgreed: 'Your seat has agreed to the end already.',
  AlreadySeated: 'You sit in this match already; a person sits once.',
  AlreadyStarted: 'This can be done before the match starts only.',
  IllegalAction: 'The rules of the game do not allow this. `code` is the reason in the words of the game.',
  InvalidInput: 'A part of the input could not be read, or is out of its range.',
  MatchFull: 'All seats are taken.',
  MatchOver: 'The match is over.',
  MoveIdReused: 'This moveId was accepted before, for something else. Choose a new one.',
  MustBeLast: 'An action that draws, reveals or closes sealed answers must be the last of its list. Nothing was drawn.',
  NotFound: 'There is no such match, or it is not for you.',
  NotOrganizer: 'Only who created the match may do this.',
  NotSeated: 'You do not sit in this match, or have resigned.',
  NotStarted: 'The match has not started yet.',
  NotYourDecision: 'The match awaits no such answer from you now.',
  SeatTaken: 'Someone else sits there, or was faster.',
  SeatUnknown: 'The match has no such seat.',
  SeatsOpen: 'The match cannot start while seats are free.',
  StaleVersion: 'The match has moved on since the version that you looked at. Look again and decide anew.',
  Unauthenticated: 'This needs a valid bearer token. Nothing was looked at.',
  UndoNotOffered: 'Nothing that you did can be undone now.',
  Unknown: 'Whether it was accepted could not be learnt. Ask again with the same moveId: it is accepted once at most.',
  WrongCode: 'The invitation code is another.',
};

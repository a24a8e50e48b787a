import type { Act } from './act.ts';
import { act } from './act.ts';
import { agreeEnd } from './agree-end.ts';
import type { Answer } from './answers.ts';
import type { MuteSeat } from './chat/mute-seat.ts';
import { muteSeat } from './chat/mute-seat.ts';
import type { MessageAnswer } from './chat/post.ts';
import type { MessagesAnswer, ReadMessages } from './chat/read-messages.ts';
import { readMessages } from './chat/read-messages.ts';
import type { SendMessage } from './chat/send-message.ts';
import { sendMessage } from './chat/send-message.ts';
import type { Context } from './context.ts';
import type { CreateMatch } from './create-match.ts';
import { createMatch } from './create-match.ts';
import type { ExportAnswer } from './export-match.ts';
import { exportMatch } from './export-match.ts';
import type { Person } from './identity.ts';
import type { JoinMatch } from './join-match.ts';
import { joinMatch } from './join-match.ts';
import { leaveMatch } from './leave-match.ts';
import type { Lists } from './lists/lists.ts';
import { createLists } from './lists/lists.ts';
import { lookMatch } from './look-match.ts';
import type { MatchLook } from './match-look.ts';
import { moveBots } from './move-bots.ts';
import type { Preview, PreviewAnswer } from './preview.ts';
import { preview } from './preview.ts';
import type { EventsAnswer, ReadEvents } from './read-events.ts';
import { readEvents } from './read-events.ts';
import type { ReadUpdate, UpdateAnswer } from './read-update.ts';
import { readUpdate } from './read-update.ts';
import { resign } from './resign.ts';
import { startMatch } from './start-match.ts';
import type { Step } from './step.ts';
import { undo } from './undo.ts';

/** Every use case. What cannot be done is a value; only a fault of the server throws. */
export interface Services extends Lists {
  createMatch(person: Person, input: CreateMatch): Promise<Answer>;
  joinMatch(person: Person, input: JoinMatch): Promise<Answer>;
  leaveMatch(person: Person, input: Step): Promise<Answer>;
  startMatch(person: Person, input: Step): Promise<Answer>;
  act(person: Person, input: Act): Promise<Answer>;
  undo(person: Person, input: Step): Promise<Answer>;
  resign(person: Person, input: Step): Promise<Answer>;
  agreeEnd(person: Person, input: Step): Promise<Answer>;
  /** Tries actions without committing them and without reading any draw. */
  preview(person: Person, input: Preview): Promise<PreviewAnswer>;
  /** A match as a viewer may see it; the anonymous see what the public sees. */
  lookMatch(viewer: Person | undefined, matchId: string): Promise<MatchLook | undefined>;
  /** What happened after a version, as a viewer may see it. */
  readEvents(viewer: Person | undefined, input: ReadEvents): Promise<EventsAnswer>;
  /** What happened in a match since, and the match as it is now, as a viewer may see it. */
  readUpdate(viewer: Person | undefined, input: ReadUpdate): Promise<UpdateAnswer>;
  /** A finished match with its secret, for anyone to verify. */
  exportMatch(matchId: string): Promise<ExportAnswer>;
  /** Says something at the table of a match. */
  sendMessage(person: Person, input: SendMessage): Promise<MessageAnswer>;
  /** Mutes who sits in a seat, or lets them talk again. */
  muteSeat(person: Person, input: MuteSeat): Promise<MessageAnswer>;
  /** Reads the talk at the table of a match, as far as a person may hear it. */
  readMessages(viewer: Person, input: ReadMessages): Promise<MessagesAnswer>;
  /** Lets the bots (and the fallbacks of resigned seats) of a match move until a person must. True: call again. */
  moveBots(matchId: string): Promise<boolean>;
}

/** The use cases over one context. */
export function createServices(context: Context): Services {
  return {
    ...createLists(context),
    createMatch: (person, input) => createMatch(context, person, input),
    joinMatch: (person, input) => joinMatch(context, person, input),
    leaveMatch: (person, input) => leaveMatch(context, person, input),
    startMatch: (person, input) => startMatch(context, person, input),
    act: (person, input) => act(context, person, input),
    undo: (person, input) => undo(context, person, input),
    resign: (person, input) => resign(context, person, input),
    agreeEnd: (person, input) => agreeEnd(context, person, input),
    preview: (person, input) => preview(context, person, input),
    lookMatch: (viewer, matchId) => lookMatch(context, viewer, matchId),
    readEvents: (viewer, input) => readEvents(context, viewer, input),
    readUpdate: (viewer, input) => readUpdate(context, viewer, input),
    exportMatch: (matchId) => exportMatch(context, matchId),
    sendMessage: (person, input) => sendMessage(context, person, input),
    muteSeat: (person, input) => muteSeat(context, person, input),
    readMessages: (viewer, input) => readMessages(context, viewer, input),
    moveBots: (matchId) => moveBots(context, matchId),
  };
}

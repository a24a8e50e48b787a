import { beforeEach, expect } from 'vitest';
import type { Refused } from '../../service/answers.ts';
import type { MessageLook } from '../../service/chat/message-look.ts';
import type { MessageAnswer } from '../../service/chat/post.ts';
import type { MessagesRead, ReadMessages } from '../../service/chat/read-messages.ts';
import type { Context } from '../../service/context.ts';
import type { Person } from '../../service/identity.ts';
import type { Services } from '../../service/services.ts';
import type { StoredMessage } from '../../store/messages/message-item.ts';
import type { TestTable } from './dynamo.ts';
import { accepted, createTictactoe, newMoveId, person, servicesOn } from './service.ts';

/** The use cases over a table, with its talk. */
export function talkingOn(table: TestTable, changes: Partial<Context> = {}): Services {
  return servicesOn(table.store, { messages: table.messages, ...changes });
}

/** A table of three in its lobby: Aki, who organizes, in seat 0, Ben in 1, Chiyo in 2. */
export async function openTable(services: Services, changes: { readonly privateTalk?: boolean } = {}): Promise<string> {
  const { match } = await createTictactoe(services, { seats: 3, ...changes });
  for (const index of [1, 2]) await sitDown(services, person(index), match.id);
  return match.id;
}

/** What a test of the talk at a table begins with. */
export interface TalkUnderTest {
  /** The use cases over the table. */
  readonly services: () => Services;
  /** A match as {@link openTable} opens it, anew for each test and on a line without faults. */
  readonly matchId: string;
}

/** Opens a table for each test of the file that calls this. */
export function withTalk(
  table: TestTable,
  { privateTalk = false, ...changes }: Partial<Context> & { readonly privateTalk?: boolean } = {},
): TalkUnderTest {
  const services = (): Services => talkingOn(table, changes);
  let matchId = '';
  beforeEach(async () => {
    table.line.reset();
    matchId = await openTable(services(), { privateTalk });
    table.line.reset();
  });
  return {
    services,
    get matchId() {
      return matchId;
    },
  };
}

/** Takes a seat: the first that is free. */
export async function sitDown(services: Services, who: Person, matchId: string): Promise<void> {
  accepted(await services.joinMatch(who, { matchId, moveId: newMoveId() }));
}

/** Gets up. */
export async function getUp(services: Services, who: Person, matchId: string): Promise<void> {
  const match = await services.lookMatch(who, matchId);
  const step = { matchId, moveId: newMoveId(), expectedVersion: match?.version ?? 0 };
  accepted(await services.leaveMatch(who, step));
}

let messages = 0;

/** A messageId that no one has used. */
export function newMessageId(): string {
  messages += 1;
  return `message-${messages}`;
}

/** Says something, to everyone or to one seat. */
export function say(
  services: Services,
  who: Person,
  matchId: string,
  text: string,
  more: { readonly to?: number; readonly messageId?: string } = {},
): Promise<MessageAnswer> {
  return services.sendMessage(who, { matchId, messageId: newMessageId(), text, ...more });
}

/** Mutes a seat, or lets it talk again. */
export function mute(
  services: Services,
  who: Person,
  matchId: string,
  seat: number,
  muted = true,
): Promise<MessageAnswer> {
  return services.muteSeat(who, { matchId, messageId: newMessageId(), seat, muted });
}

/** The message of an answer, which must not be a refusal. */
export function posted(answer: MessageAnswer): MessageLook {
  if (!answer.ok) throw new Error(`refused: ${answer.code}`);
  return answer.message;
}

/** A page of a table's talk, which must not be refused. */
export async function read(
  services: Services,
  viewer: Person,
  input: Partial<ReadMessages> & { readonly matchId: string },
): Promise<MessagesRead> {
  const answer = await services.readMessages(viewer, { limit: 100, ...input });
  if (!answer.ok) throw new Error(`refused: ${answer.code}`);
  return answer;
}

/** All that a person hears at a table, oldest first. */
export async function hear(services: Services, viewer: Person, matchId: string): Promise<readonly MessageLook[]> {
  const heard: MessageLook[] = [];
  for (let after = 0; ; ) {
    const page = await read(services, viewer, { matchId, after });
    heard.push(...page.messages);
    if (page.upTo >= page.newest) return heard;
    after = page.upTo;
  }
}

/** What a person hears of a table, as text; of a notice, whom it is about. */
export async function textsFor(services: Services, viewer: Person, matchId: string): Promise<readonly string[]> {
  const heard = await hear(services, viewer, matchId);
  return heard.map(({ text, notice }) => text ?? `${notice?.muted ? 'muted' : 'unmuted'} ${notice?.about.seat}`);
}

/** The refusal of an answer, which must have this code. */
export function refusedAs(answer: { readonly ok: boolean }, code: string, facts: object = {}): Refused {
  expect(answer).toMatchObject({ ok: false, code, facts });
  return answer as Refused;
}

/** A message of Aki to everyone, for tests of the store: it need not follow any rule. */
export function storedMessage(matchId: string, n: number, changes: Partial<StoredMessage> = {}): StoredMessage {
  return {
    matchId,
    n,
    at: '2026-01-01T00:00:00.000Z',
    by: { person: 'aki', name: 'Aki', seat: 0 },
    messageId: `message-${n}`,
    content: { kind: 'talk', text: `text ${n}`, mentions: [] },
    muted: [],
    ...changes,
  };
}

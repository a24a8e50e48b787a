import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Accepted, Answer, Refused } from '../../service/answers.ts';
import type { Context } from '../../service/context.ts';
import type { CreateMatch } from '../../service/create-match.ts';
import type { GivenActions } from '../../service/given-actions.ts';
import type { Person } from '../../service/identity.ts';
import type { Services } from '../../service/services.ts';
import { createServices } from '../../service/services.ts';
import type { RowStore } from '../../store/lists/row-store.ts';
import type { MatchStore } from '../../store/matches/match-store.ts';
import type { MessageStore } from '../../store/messages/message-store.ts';
import { tictactoe } from '../games/tictactoe.ts';

export const registry = { tictactoe };

const names = ['Aki', 'Ben', 'Chiyo', 'Dai', 'Emi', 'Fumi'];

/** Persons by number: Aki is 0, Ben is 1, … */
export function person(index: number): Person {
  const name = names[index] ?? `Person ${index}`;
  return { person: name.toLowerCase(), name };
}

export const [aki, ben, chiyo] = [person(0), person(1), person(2)];

const missing = () => Promise.reject(new Error('nothing of this is kept here'));

/** Of a test in which nobody talks. */
const noTalk: MessageStore = { latest: missing, since: missing, posted: missing, post: missing };

/** Of a test without lists. */
const noRows: RowStore = {
  ...{ at: missing, query: missing, change: missing, revisions: missing, newestEntry: missing, entries: missing },
  scan: () => ({ [Symbol.asyncIterator]: () => ({ next: missing }) }),
};

/** What the use cases need, over a store, with tic-tac-toe as their only game. Table talk needs `messages`, lists need `rows`. */
export function contextOn(store: MatchStore, changes: Partial<Context> = {}): Context {
  return { store, messages: noTalk, rows: noRows, registry, now: () => new Date(), randomBytes, ...changes };
}

/** The use cases over a store. */
export function servicesOn(store: MatchStore, changes: Partial<Context> = {}): Services {
  return createServices(contextOn(store, changes));
}

let moves = 0;

/** A moveId that no one has used. */
export function newMoveId(): string {
  moves += 1;
  return `move-${moves}`;
}

/** Creates a public match of tic-tac-toe for two in which Aki sits in seat 0. */
export async function createTictactoe(services: Services, changes: Partial<CreateMatch> = {}): Promise<Accepted> {
  return await createEmpty(services, { sit: {}, ...changes });
}

/** The same, but Aki does not sit down. */
export async function createEmpty(services: Services, changes: Partial<CreateMatch> = {}): Promise<Accepted> {
  const input = { game: 'tictactoe', seats: 2, options: {}, access: 'public', bots: [] } as const;
  return accepted(await services.createMatch(aki, { moveId: newMoveId(), ...input, ...changes }));
}

/** A started match of tic-tac-toe: the sealed bids for the first turn are open. Aki sits in seat 0, Ben in 1, … */
export async function startTictactoe(services: Services, seats = 2): Promise<Accepted> {
  const { match } = await createTictactoe(services, { seats });
  for (let seat = 1; seat < seats; seat++) {
    accepted(await services.joinMatch(person(seat), { matchId: match.id, moveId: newMoveId() }));
  }
  const step = { matchId: match.id, moveId: newMoveId(), expectedVersion: seats };
  return accepted(await services.startMatch(aki, step));
}

/** A started match of two in which the bids are in, and Aki begins. */
export async function playTictactoe(services: Services): Promise<Accepted> {
  const { match, version } = await startTictactoe(services);
  const bid = (seat: number, chips: object) =>
    services.act(person(seat), {
      matchId: match.id,
      moveId: newMoveId(),
      expectedVersion: version + seat,
      given: typed({ type: 'bid', chips }),
    });
  accepted(await bid(0, { blue: 1 }));
  return accepted(await bid(1, {}));
}

/** Actions of tic-tac-toe as a typed client gives them. */
export function typed(...actions: readonly (ActionShape & { readonly [field: string]: unknown })[]): GivenActions {
  return { kind: 'typed', game: 'tictactoe', actions };
}

/** Actions as text. */
export function text(...lines: readonly string[]): GivenActions {
  return { kind: 'text', lines };
}

/** The answer, which must be an acceptance. */
export function accepted(answer: Answer): Accepted {
  expect(answer).toMatchObject({ ok: true });
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

/** The answer, which must be a refusal with this code. */
export function refusedWith(answer: { readonly ok: boolean }, code: string): Refused {
  expect(answer).toMatchObject({ ok: false, code });
  return answer as Refused;
}

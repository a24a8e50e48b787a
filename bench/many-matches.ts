/** A person with many matches, and the lists that tell of them. */
import { randomBytes } from 'node:crypto';
import { registry } from '../engine/registry.ts';
import { patientClient } from '../local/patient-client.ts';
import { tableName } from '../local/server.ts';
import type { Answer } from '../service/answers.ts';
import type { Person } from '../service/identity.ts';
import { rebuild } from '../service/lists/rebuild.ts';
import type { MatchLook } from '../service/match-look.ts';
import { createServices, type Services } from '../service/services.ts';
import { createRowStore } from '../store/lists/row-store.ts';
import { createMatchStore } from '../store/matches/match-store.ts';
import { silence } from './memory-store.ts';
import { gameName, moveIdOf } from './script.ts';

/** How many matches a person has. */
export interface Holding {
  readonly inLobby: number;
  readonly playing: number;
  readonly over: number;
}

/** Makes these matches of a seed, of the first person and each with the second, in the database at an endpoint, and all rows of lists. */
export async function makeMatches(
  { endpoint, seed }: { readonly endpoint: string; readonly seed: string },
  pair: readonly [Person, Person],
  holding: Holding,
): Promise<void> {
  const place = { client: patientClient(endpoint), tableName };
  const store = createMatchStore(place);
  const rows = createRowStore(place);
  const context = { store, messages: silence, rows, registry, now: () => new Date(), randomBytes, seed };
  const services = createServices(context);
  const { inLobby, playing, over } = holding;
  for (let number = 0; number < inLobby + playing + over; number += 1) {
    const table: Table = { services, pair, number };
    const lobby = await create(table);
    if (number < inLobby) continue;
    const begun = await start(table, lobby);
    if (number >= inLobby + playing) await end(table, begun);
  }
  await rebuild(context, { repair: true });
  place.client.destroy();
}

interface Table {
  readonly services: Services;
  readonly pair: readonly [Person, Person];
  readonly number: number;
}

async function create({ services, pair: [organizer], number }: Table): Promise<MatchLook> {
  const creation = { moveId: moveIdOf('create', number), game: gameName, seats: 2, bots: [], sit: {} } as const;
  return accepted(await services.createMatch(organizer, { ...creation, access: 'public' }));
}

async function start({ services, pair: [organizer, guest] }: Table, lobby: MatchLook): Promise<MatchLook> {
  const full = accepted(await services.joinMatch(guest, stepOn(lobby, 'join')));
  return accepted(await services.startMatch(organizer, stepOn(full, 'start')));
}

/** The guest gives up. */
async function end({ services, pair: [, guest] }: Table, begun: MatchLook): Promise<void> {
  accepted(await services.resign(guest, stepOn(begun, 'end')));
}

function stepOn({ id, version }: MatchLook, what: string) {
  return { matchId: id, moveId: moveIdOf(what, version), expectedVersion: version };
}

function accepted(answer: Answer): MatchLook {
  if (!answer.ok) throw new Error(`refused: ${answer.code}`);
  return answer.match;
}

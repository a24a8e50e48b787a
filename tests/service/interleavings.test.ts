import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientClient } from '../../local/patient-client.ts';
import type { Answer } from '../../service/answers.ts';
import type { Services } from '../../service/services.ts';
import { createMatchStore } from '../../store/matches/match-store.ts';
import { tableName, withTable } from '../support/dynamo.ts';
import type { FaultyEndpoint } from '../support/faulty-endpoint.ts';
import { openFaultyEndpoint } from '../support/faulty-endpoint.ts';
import {
  accepted,
  aki,
  ben,
  chiyo,
  createTictactoe,
  newMoveId,
  playTictactoe,
  servicesOn,
  startTictactoe,
  typed,
} from '../support/service.ts';

/** Two servers that share nothing but the database, each with a line of its own to it. */
const table = withTable();
const lines: FaultyEndpoint[] = [];
const servers: Services[] = [];

beforeAll(async () => {
  for (let at = 0; at < 2; at++) {
    const line = await openFaultyEndpoint(table.endpoint);
    lines.push(line);
    servers.push(servicesOn(createMatchStore({ client: patientClient(line.endpoint), tableName })));
  }
});

afterAll(() => Promise.all(lines.map((line) => line.close())));

/** Every order in which three requests of either server can reach the database. */
const orders = Array.from({ length: 2 ** 6 }, (_, bits) => [...bits.toString(2).padStart(6, '0')].map(Number)).filter(
  (order) => order.filter((at) => at === 1).length === 3,
);

/**
 * Sends one submission from each server, and lets their requests through to the database one at a time in this order: where the
 * server whose turn it is has nothing to ask, the other one goes. What comes after the order's end passes as it comes.
 */
async function interleaved(order: readonly number[], sends: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const waiting: (() => void)[][] = [[], []];
  const done = [false, false];
  let at = 0;
  const letOneThrough = (): void => {
    const wanted = order[at] ?? (waiting[0]?.length ? 0 : 1);
    // Until both servers ask, or are done, it is not known who could go.
    if (!waiting.every((asking, server) => asking.length > 0 || done[server])) return;
    const next = waiting[wanted]?.shift() ?? waiting[1 - wanted]?.shift();
    at += 1;
    next?.();
  };
  for (const [server, line] of lines.entries()) {
    line.fail(
      () =>
        new Promise((resolve) => {
          waiting[server]?.push(() => resolve(undefined));
          letOneThrough();
        }),
    );
  }
  const answers = sends.map(async (send, server) => {
    const answer = await send();
    done[server] = true;
    letOneThrough();
    return answer;
  });
  const all = await Promise.all(answers);
  for (const line of lines) line.reset();
  return all;
}

const server = (at: number): Services => servers[at] ?? expect.unreachable();
const step = (matchId: string, expectedVersion: number) => ({ matchId, moveId: newMoveId(), expectedVersion });
const fresh = () => servicesOn(table.store);
const outcomes = (answers: readonly Answer[]) => answers.map((answer) => (answer.ok ? 'accepted' : answer.code)).sort();

describe('in every order of their requests', () => {
  test('two sealed bids are both accepted', async () => {
    for (const order of orders) {
      const { match, version } = await startTictactoe(fresh());
      const bid = (seat: number) => ({ decisionId: `0.bid${seat}`, given: typed({ type: 'bid', chips: {} }) });
      const answers = await interleaved(order, [
        () => server(0).act(aki, { ...step(match.id, version), ...bid(0) }),
        () => server(1).act(ben, { ...step(match.id, version), ...bid(1) }),
      ]);
      expect(answers.map((answer) => accepted(answer).version).sort()).toEqual([version + 1, version + 2]);
    }
  });

  test('of two acts for one turn one is accepted', async () => {
    for (const order of orders) {
      const { match, version } = await playTictactoe(fresh());
      const toss = (at: number) => () =>
        server(at).act(aki, { ...step(match.id, version), given: typed({ type: 'toss' }) });
      const answers = await interleaved(order, [toss(0), toss(1)]);
      expect(outcomes(answers)).toEqual(['STALE_VERSION', 'accepted']);
      expect((await table.store.newest(match.id))?.n).toBe(version + 1);
    }
  });

  test('one act sent to both servers is one version', async () => {
    for (const order of orders) {
      const { match, version } = await playTictactoe(fresh());
      const input = { ...step(match.id, version), given: typed({ type: 'toss' }) };
      const answers = await interleaved(order, [() => server(0).act(aki, input), () => server(1).act(aki, input)]);
      expect(answers.map((answer) => accepted(answer).version)).toEqual([version + 1, version + 1]);
    }
  });

  test('of two joins for the last seat one is accepted', async () => {
    for (const order of orders) {
      const { match } = await createTictactoe(fresh());
      const answers = await interleaved(order, [
        () => server(0).joinMatch(ben, step(match.id, 1)),
        () => server(1).joinMatch(chiyo, step(match.id, 1)),
      ]);
      expect(outcomes(answers)).toEqual(['SEAT_TAKEN', 'accepted']);
    }
  });
});

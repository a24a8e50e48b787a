import { patientClient } from '../../local/patient-client.ts';
import type { LocalServer } from '../../local/server.ts';
import { tableName } from '../../local/server.ts';
import { createMatchStore } from '../../store/matches/match-store.ts';
import { accepted, aki, newMoveId, servicesOn, startTictactoe, typed } from './service.ts';

/** A match of tic-tac-toe on a server, at version 3: Aki and Ben are to bid. */
export interface LiveMatch {
  readonly id: string;
  /** Aki bids, or replaces the bid: the next version. What the bid holds nobody else may know. */
  bid(chips?: object): Promise<number>;
}

export async function liveMatch({ endpoint }: Pick<LocalServer, 'endpoint'>): Promise<LiveMatch> {
  const services = servicesOn(createMatchStore({ client: patientClient(endpoint), tableName }));
  const started = await startTictactoe(services);
  let { version: expectedVersion } = started;
  return {
    id: started.match.id,
    bid: async (chips = { blue: 1 }) => {
      const input = { matchId: started.match.id, moveId: newMoveId(), expectedVersion };
      const answer = await services.act(aki, { ...input, given: typed({ type: 'bid', chips }) });
      expectedVersion = accepted(answer).version;
      return expectedVersion;
    },
  };
}

import type { Answer } from '../../service/answers.ts';
import type { Services } from '../../service/services.ts';
import { accepted, aki, ben, createTictactoe, newMoveId, playTictactoe, typed } from './service.ts';

/** A prepared submission: it may be sent as often as one likes. */
export interface Prepared {
  readonly matchId: string;
  /** The version that it must become. */
  readonly becomes: number;
  readonly send: (services: Services) => Promise<Answer>;
}

/** Submissions that are ready to be sent, by use case. */
export function preparedOn(services: Services): {
  readonly [useCase in 'join' | 'act' | 'undo']: () => Promise<Prepared>;
} {
  return {
    async join() {
      const { match } = await createTictactoe(services);
      const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: 1 };
      return { matchId: match.id, becomes: 2, send: (by) => by.joinMatch(ben, input) };
    },
    async act() {
      const { match, version } = await playTictactoe(services);
      const input = {
        matchId: match.id,
        moveId: newMoveId(),
        expectedVersion: version,
        given: typed({ type: 'toss' }),
      };
      return { matchId: match.id, becomes: version + 1, send: (by) => by.act(aki, input) };
    },
    async undo() {
      const { match, version } = await playTictactoe(services);
      const step = (expectedVersion: number) => ({ matchId: match.id, moveId: newMoveId(), expectedVersion });
      accepted(await services.act(aki, { ...step(version), given: typed({ type: 'mark', cell: 'a1' }) }));
      const input = step(version + 1);
      return { matchId: match.id, becomes: version + 2, send: (by) => by.undo(aki, input) };
    },
  };
}

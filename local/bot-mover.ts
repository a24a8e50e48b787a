import type { Match } from '../engine/match/match.ts';
import type { MatchStore } from '../store/match-store.ts';

/** Moves the bots of matches in which something has happened, one pass at a time per match. */
export interface BotMover {
  /** Something has happened in this match: its bots move soon. */
  wake(matchId: string): void;
  /** Answers when no bot is moving. */
  idle(): Promise<void>;
  /** Ends after the passes that are under way. */
  stop(): Promise<void>;
}

/** A mover that runs `moveBots`; a pass that fails is reported and tried again when the match is next woken. */
export function createBotMover(
  moveBots: (matchId: string) => Promise<boolean>,
  report: (matchId: string, error: unknown) => void,
): BotMover {
  const woken = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let stopped = false;

  const run = async (matchId: string): Promise<void> => {
    while (woken.delete(matchId)) {
      try {
        if ((await moveBots(matchId)) && !stopped) woken.add(matchId);
      } catch (error) {
        report(matchId, error);
      }
    }
    running.delete(matchId);
  };

  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running.values());
  };

  return {
    wake: (matchId) => {
      if (stopped) return;
      woken.add(matchId);
      if (!running.has(matchId)) running.set(matchId, run(matchId));
    },
    idle,
    stop: () => {
      stopped = true;
      woken.clear();
      return idle();
    },
  };
}

/**
 * The store, telling of every write to a match in which the server plays. A write that got no answer may have been carried out.
 */
export function watched(store: MatchStore, wake: (matchId: string) => void): MatchStore {
  return {
    ...store,
    put: async (stored) => {
      const result = await store.put(stored);
      if (result !== 'exists' && hasServerSeats(stored.match)) wake(stored.match.id);
      return result;
    },
  };
}

/** True if bots or the fallbacks of resigned seats play in the match: there is nothing to wake for among persons. */
function hasServerSeats({ seats }: Match): boolean {
  return seats.some((occupant) => occupant?.bot !== undefined || occupant?.resigned === true);
}

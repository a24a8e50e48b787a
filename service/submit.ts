import type { Violation } from '../engine/kernel/violation.ts';
import { isViolation } from '../engine/kernel/violation.ts';
import type { Command, Match } from '../engine/match/match.ts';
import { answerTo } from './answer-to.ts';
import type { Answer } from './answers.ts';
import { refused } from './answers.ts';
import { commit } from './commit.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import { isMatchId } from './match-id.ts';

/** Where a command is submitted to. Without an expected version it is made for the one that is found first. */
export interface Place {
  readonly matchId: string;
  readonly moveId: string;
  readonly expectedVersion?: number;
}

/** Submits a command in a person's name. The command may depend on the match. */
export async function submit(
  context: Context,
  person: Person,
  { matchId, moveId, expectedVersion }: Place,
  commandFor: (match: Match) => Command | Violation,
): Promise<Answer> {
  if (!isMatchId(matchId)) return refused('NOT_FOUND');
  const actor = { kind: 'person', ...person } as const;
  let madeFor = expectedVersion;
  const committed = await commit(context, {
    matchId,
    submission: (match) => {
      madeFor ??= match.version;
      const command = commandFor(match);
      return isViolation(command) ? command : { matchId, moveId, expectedVersion: madeFor, actor, command };
    },
  });
  return answerTo(context, person, moveId, committed);
}

import type { ToldVersion } from '../../../service/read-events.ts';

/** One version as English: what was submitted, where the game does not tell it, and what happened. */
export function logText(version: ToldVersion): string {
  const own = submissionText(version);
  const lines = version.events.map(({ text }) => text);
  return (own === undefined ? lines : [own, ...lines]).join('\n');
}

/** What was done at the table around the game. Seats are named by number: their names may have changed since. */
function submissionText({ kind, seat, base }: ToldVersion): string | undefined {
  switch (kind) {
    case 'act':
      return undefined;
    case 'create':
      return 'The match was created.';
    case 'join':
      return `Seat ${seat} was taken.`;
    case 'leave':
      return `Seat ${seat} was left.`;
    case 'start':
      return 'The match started.';
    case 'undo':
      return `Seat ${seat} took its last submission back: the game is as it was in version ${base}.`;
    case 'resign':
      return `Seat ${seat} resigned.`;
    case 'agreeEnd':
      return `Seat ${seat} agreed to end the match.`;
  }
}

import { base32, isMatchId } from './match-id.ts';

const tokenBytes = 10;

/** A code that lets into one match: the match's id, and 80 bits that nobody can guess. */
export function invitationTo(matchId: string, randomBytes: (count: number) => Uint8Array): string {
  return `${matchId}-${base32(randomBytes(tokenBytes))}`;
}

/** The match that a code lets into, if it has the shape of a code. */
export function matchIdIn(code: string): string | undefined {
  const [matchId = ''] = code.split('-');
  return isMatchId(matchId) ? matchId : undefined;
}

import { GraphQLError } from 'graphql';
import type { Refused } from '../../service/answers.ts';
import { messageOf } from './problems/messages.ts';
import { problemNameOf } from './problems/names.ts';

/**
 * A refusal where there is no problem type to tell it by: as an error with its code. All that is wrong with the input has one code;
 * its `reason` and `facts` say what.
 */
export function refusalError({ code, facts }: Pick<Refused, 'code' | 'facts'>): GraphQLError {
  const message = messageOf({ code, facts });
  if (problemNameOf(code) !== 'InvalidInput') return codedError(code, message);
  return new GraphQLError(message, { extensions: { code: badInput, reason: code, facts } });
}

/** The code of every error for which the input is to blame. */
export const badInput = 'BAD_USER_INPUT';

/** An error that was meant: it passes to the client as it is. */
export function codedError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The token by which the caller is known has ended. */
export function tokenExpired(): GraphQLError {
  return codedError('TOKEN_EXPIRED', 'Your token has expired. Come again with a new one.');
}

/** Whoever asks did not say who they are, or not by a token that is valid. */
export function unauthenticated(): GraphQLError {
  return refusalError({ code: 'UNAUTHENTICATED', facts: {} });
}

/** The refusal of a whole request over HTTP, by its token. */
export function ofRequest(refusal: GraphQLError): GraphQLError {
  refusal.extensions.http = { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } };
  return refusal;
}

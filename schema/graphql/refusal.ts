import { GraphQLError } from 'graphql';
import type { Refused } from '../../service/answers.ts';
import { messageOf } from './problems/messages.ts';

/** A refusal where there is no problem type to tell it by: as an error with its code. */
export function refusalError(refused: Pick<Refused, 'code' | 'facts'>): GraphQLError {
  return codedError(refused.code, messageOf(refused));
}

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

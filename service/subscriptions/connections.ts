/**
 * What became of a message:
 * - `sent`: it was handed over
 * - `gone`: there is no such connection any more
 * - `refused`: it was certainly not sent, for want of capacity; it may be sent later
 * - `unknown`: whether it was sent cannot be learnt
 */
export type Posted = 'sent' | 'gone' | 'refused' | 'unknown';

/** Why a connection is closed: a code of the WebSocket protocol and a line for whoever reads the client's log. */
export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** The open connections, wherever they are held. Rejects for no connection: every outcome is a value. */
export interface Connections {
  post(connectionId: string, message: string): Promise<Posted>;
  /**
   * Closes a connection, if it is there; false: it may be open still. Where the transport has no codes, the client sees an ordinary
   * close.
   */
  close(connectionId: string, closing: Closing): Promise<boolean>;
}

/** Clients that were cut off come again and go on from what they have seen. */
export const comeAgain: Closing = { code: 1012, reason: 'Subscribe again from what you have seen' };

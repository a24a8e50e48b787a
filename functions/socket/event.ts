/** The part of an API Gateway WebSocket event that the handler reads. */
export interface SocketEvent {
  /** Of a CONNECT only. */
  readonly headers?: { readonly [name: string]: string | undefined };
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly requestContext: {
    readonly eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT';
    readonly connectionId: string;
    readonly requestId: string;
  };
}

/** What the handler returns: the body, where there is one, goes to the client as a message. */
export interface SocketResult {
  readonly statusCode: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

/** A Lambda behind a WebSocket API. */
export type SocketHandler = (event: SocketEvent) => Promise<SocketResult>;

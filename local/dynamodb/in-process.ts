import type { RequestListener } from 'node:http';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Answered, Asked, Backend } from './backend.ts';

/** A DynamoDB that answers HTTP in this process, asked without a network between. */
export function inProcess(listener: RequestListener): Backend {
  return (asked) => new Promise((resolve) => listener(requestOf(asked), new Heard(resolve)));
}

function requestOf({ headers, body }: Asked): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: '/', headers });
  request.push(body);
  request.push(null);
  return request;
}

/** A response that goes to `hear`, whole, instead of over a socket. */
class Heard extends ServerResponse {
  readonly #hear: (answered: Answered) => void;

  constructor(hear: (answered: Answered) => void) {
    super(new IncomingMessage(new Socket()));
    this.#hear = hear;
  }

  override end(content?: unknown): this {
    const body = content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(String(content ?? ''));
    this.#hear({ status: this.statusCode, headers: this.getHeaders(), body });
    return this;
  }
}

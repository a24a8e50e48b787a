import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Backend } from './backend.ts';
import { bodyOf } from './serve.ts';

/** A DynamoDB somewhere else. */
export function overHttp(endpoint: string): Backend {
  const secure = new URL(endpoint).protocol === 'https:';
  const send = secure ? secureRequest : request;
  const agent = secure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  return ({ headers, body }) =>
    new Promise((resolve, reject) => {
      const { host: _, connection: __, ...passed } = headers;
      const outgoing = send(endpoint, { method: 'POST', headers: passed, agent }, (response) => {
        const { statusCode: status = 500, headers: told } = response;
        const { 'transfer-encoding': ___, connection: ____, ...kept } = told;
        bodyOf(response).then((content) => resolve({ status, headers: kept, body: content }), reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}

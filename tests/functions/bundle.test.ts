import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../infra/bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
const file = join(folder, 'index.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  await build({
    absWorkingDir: root,
    entryPoints: ['functions/graphql/handler.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    minify: bundle.minify,
    target: bundle.target,
    mainFields: [...bundle.mainFields],
    banner: { js: bundle.banner },
    external: [...bundle.external],
    alias: bundle.alias,
  });
});

const requests = `
// The Node of Lambda has it; Node 20, where the tests run too, has not.
globalThis.URLPattern ??= class { test() { return false; } };
const { handler } = await import(process.env.HANDLER);
const send = async (method, rawPath, query) => {
  const { statusCode, body } = await handler({
    version: '2.0', rawPath, rawQueryString: '', isBase64Encoded: false,
    headers: { 'content-type': 'application/json', accept: query === undefined ? 'text/html' : '*/*' },
    ...(query === undefined ? {} : { body: JSON.stringify({ query }) }),
    requestContext: { requestId: 'r', domainName: 'd', http: { method, sourceIp: '127.0.0.1' } },
  });
  return { statusCode, body };
};
const query = '{ games { name } match(id: "00000000000000000000000000") { id } }';
console.log(JSON.stringify({
  first: await send('POST', '/graphql', query),
  again: await send('POST', '/graphql', query),
  root: await send('GET', '/'),
  unknown: await send('GET', '/nothing'),
  invalid: await send('POST', '/graphql', '{ nothing }'),
}));
`;

test('the Lambda is under 1 MB', () => {
  expect(statSync(file).size).toBeLessThan(1_000_000);
});

test('the Lambda answers, and masks a fault, with nothing but its one file', () => {
  const env = {
    HANDLER: pathToFileURL(file).href,
    TABLE_NAME: 'none',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    DYNAMODB_ENDPOINT: 'http://127.0.0.1:9',
    IDENTITY_ISSUER: 'https://identity.example',
    IDENTITY_JWKS: '{"keys":[]}',
  };
  const run = execFileSync(process.execPath, ['--input-type=module', '-e', requests], { cwd: folder, env });
  const { first, again, root: atRoot, unknown, invalid } = JSON.parse(run.toString().trim().split('\n').at(-1) ?? '');
  expect([first, again, atRoot, unknown].map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404]);
  const { data } = JSON.parse(first.body);
  expect(data.games.map(({ name }: { name: string }) => name)).toEqual(['tsukiji', 'poissonnier', 'mall']);
  expect(data.match).toBeNull();
  expect(JSON.parse(again.body).data).toEqual(data);
  expect(JSON.parse(invalid.body).errors[0].message).toContain('nothing');
});

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GraphAnswer } from '../support/server.ts';
import { ask, fieldOf } from '../support/server.ts';

/** `npm start` in a process of its own. */
interface Started {
  readonly process: ChildProcess;
  readonly url: string;
  /** The token of each player by name, as it was printed. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly exited: Promise<unknown>;
}

let folder = '';
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uogashi-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function launch(settings: { readonly [name: string]: string } = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/start.ts'], {
    env: { ...process.env, PORT: '0', DATA_FOLDER: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const printed = textOf(child.stdout);
  const complaint = textOf(child.stderr);
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, printed, complaint, exited };
}

async function start(): Promise<Started> {
  const { child, printed, complaint, exited } = launch();
  await Promise.race([printed.until('Ctrl-C'), exited]);
  const url = /http:\/\/localhost:\d+/.exec(printed.text())?.[0] ?? expect.unreachable(complaint.text());
  const lines = printed.text().matchAll(/\n {2}(\w+)\n {2}(ey\S+)\n/g);
  return { process: child, url, tokens: new Map([...lines].map(([, name = '', token = '']) => [name, token])), exited };
}

/** What a stream has said so far. */
function textOf(stream: Readable) {
  let said = '';
  const listeners: (() => void)[] = [];
  stream.on('data', (chunk) => {
    said += chunk;
    for (const listener of listeners) listener();
  });
  const until = (word: string) =>
    new Promise<void>((resolve) => listeners.push(() => (said.includes(word) ? resolve() : undefined)));
  return { text: () => said, until };
}

const first =
  'mutation ($create: CreateMatchInput!) { createMatch(input: $create) { ... on Accepted { match { id version } } } }';
const come = 'mutation ($step: JoinMatchInput!) { joinMatch(input: $step) { ... on Accepted { match { version } } } }';
const go = 'mutation ($step: StepInput!) { leaveMatch(input: $step) { ... on Accepted { match { version } } } }';
const begin = 'mutation ($step: StepInput!) { startMatch(input: $step) { ... on Accepted { match { version } } } }';
const look = 'query ($id: ID!) { match(id: $id) { version } }';

const versionIn = (answer: GraphAnswer, field: string): number =>
  fieldOf<{ match: { version: number } }>(answer, field).match.version;

test('prints what one needs to begin, and answers', async () => {
  const { url, tokens, process: child, exited } = await start();
  expect([...tokens.keys()]).toEqual(['Aki', 'Ben', 'Chiyo']);
  const token = tokens.get('Chiyo') ?? '';
  expect((await ask({ url }, '{ me { name } games { name } }', { token })).data).toMatchObject({
    me: { name: 'Chiyo' },
  });
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

/** Version n + 1 of a match, by Ben, who comes and goes: the same request whenever it is sent. */
async function comeOrGo(server: Started, matchId: string, n: number): Promise<number> {
  const token = server.tokens.get('Ben') ?? expect.unreachable();
  const step = { matchId, moveId: `m${n}`, expectedVersion: n };
  return n % 2 === 1
    ? versionIn(await ask(server, come, { token, variables: { step } }), 'joinMatch')
    : versionIn(await ask(server, go, { token, variables: { step } }), 'leaveMatch');
}

test('kill -9 loses nothing that was accepted', async () => {
  const server = await start();
  const create = { moveId: 'create', game: 'tsukiji', seats: 2, options: {} };
  const token = server.tokens.get('Aki') ?? expect.unreachable();
  const created = await ask(server, first, { token, variables: { create } });
  const { id } = fieldOf<{ match: { id: string } }>(created, 'createMatch').match;

  // After 25 versions the server dies, with the next one under way.
  let accepted = 1;
  const playOn = async (): Promise<void> => {
    for (;;) {
      accepted = await comeOrGo(server, id, accepted);
      if (accepted === 25) server.process.kill('SIGKILL');
    }
  };
  await expect(playOn()).rejects.toThrow();
  expect(await server.exited).toBe('SIGKILL');

  const next = await start();
  const seen = fieldOf<{ version: number }>(await ask(next, look, { variables: { id } }), 'match').version;
  // What was under way may have been written too; what was answered must have been.
  expect([accepted, accepted + 1]).toContain(seen);
  // Sent again, what was under way is accepted once, whether it had been or not.
  expect(await comeOrGo(next, id, accepted)).toBe(accepted + 1);
});

test('kill -9 while bots play: the next process plays on to the end', async () => {
  const server = await start();
  const token = server.tokens.get('Aki') ?? expect.unreachable();
  const bots = ['random', 'random'];
  const options = { roundLimit: 2 };
  const create = { moveId: 'create', game: 'tsukiji', seats: 2, bots, sit: false, options };
  const created = await ask(server, first, { token, variables: { create } });
  const { id } = fieldOf<{ match: { id: string } }>(created, 'createMatch').match;
  const step = { matchId: id, moveId: 'start', expectedVersion: 1 };
  await ask(server, begin, { token, variables: { step } });
  const versionAt = async (url: string) =>
    fieldOf<{ version: number }>(await ask({ url }, look, { variables: { id } }), 'match').version;
  await expect.poll(() => versionAt(server.url)).toBeGreaterThan(6);
  server.process.kill('SIGKILL');
  await server.exited;

  const next = await start();
  const phase = async () =>
    fieldOf<{ phase: string }>(
      await ask(next, 'query ($id: ID!) { match(id: $id) { phase } }', { variables: { id } }),
      'match',
    ).phase;
  await expect.poll(phase).toBe('OVER');
});

describe('a start that cannot be says why', () => {
  test('because another one runs', async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const sameData = launch();
    const samePort = launch({ PORT: port, DATA_FOLDER: join(folder, 'other') });
    expect([await sameData.exited, await samePort.exited]).toEqual([1, 1]);
    expect(sameData.complaint.text()).toContain(`${folder} is in use`);
    expect(samePort.complaint.text()).toContain(`Port ${port} is taken`);
  });

  test('because the port is no port', async () => {
    const { exited, complaint } = launch({ PORT: 'harbour' });
    expect(await exited).toBe(1);
    expect(complaint.text()).toContain('PORT must be');
  });
});

import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printAction } from '../../engine/kernel/notation.ts';
import { tsukiji } from '../../engine/tsukiji/index.ts';
import { closed, listening } from '../../local/listen.ts';
import type { Answered, Api, Seen } from '../../local/play/api.ts';
import { connect } from '../../local/play/api.ts';
import { socketUrlOf } from '../../local/socket-gateway.ts';
import { openBrowser } from '../support/browser.ts';
import { withServer } from '../support/server.ts';

const held = withServer();
const browser = openBrowser();
let site: Server | undefined;
let page: Page | undefined;
let address = '';

beforeAll(async () => {
  const library = await build({
    stdin: { contents: "export { createClient } from 'graphql-ws';", resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  const html = await readFile(`${import.meta.dirname}/page.html`);
  site = createServer(({ url }, response) => {
    const isLibrary = url === '/graphql-ws.js';
    response.setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html');
    response.end(isLibrary ? library.outputFiles[0]?.contents : html);
  });
  address = `http://localhost:${await listening(site, { host: '127.0.0.1', port: 0 })}`;
  page = await (await browser).newPage();
  page.setDefaultTimeout(0);
});

afterAll(async () => {
  await (await browser).close();
  if (site !== undefined) await closed(site);
});

test('a page that subscribes sees the move of another player', async () => {
  const { server } = held;
  const tokens = await Promise.all([server.mint('aki', 'Aki'), server.mint('ben', 'Ben')]);
  const [aki, ben] = tokens.map((token) => connect(server.url, token)) as [Api, Api];
  const { id, version } = await beginMatch(aki, ben);
  const looks = [await aki.look(id), await ben.look(id)];
  const mover = looks.findIndex(({ legal }) => legal.length > 0);
  const hash = new URLSearchParams({
    url: socketUrlOf(server.url),
    token: tokens[1 - mover] ?? '',
    matchId: id,
    after: String(version),
  });
  await page?.goto(`${address}/#${hash}`);
  await page?.waitForFunction('window.isOpen === true');

  const { example } = looks[mover]?.legal[0]?.json ?? expect.unreachable('nobody can move');
  const text = [printAction(tsukiji.catalogue, example)];
  const moved = await [aki, ben][mover]?.submit('act', { matchId: id, moveId: 'm', expectedVersion: version, text });
  expect(moved).toMatchObject({ __typename: 'Accepted' });

  await page?.waitForSelector('li');
  const [line] = (await page?.locator('li').allTextContents()) ?? [];
  expect(line).toContain(mover === 0 ? 'Aki' : 'Ben');
});

/** A match of two that has begun. */
async function beginMatch(aki: Api, ben: Api): Promise<Seen> {
  const created = await aki.submit('createMatch', { moveId: 'c', game: 'tsukiji', seats: 2, word: 'umi' });
  const matchId = seenIn(created).id;
  const joined = await ben.submit('joinMatch', { matchId, moveId: 'j', word: 'yama' });
  const expectedVersion = seenIn(joined).version;
  return seenIn(await aki.submit('startMatch', { matchId, moveId: 's', expectedVersion }));
}

function seenIn({ match }: Answered): Seen {
  return match ?? expect.unreachable('it was refused');
}

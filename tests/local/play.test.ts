import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../engine/registry.ts';
import { readSettings } from '../../local/play/settings.ts';
import { lastOf, run } from '../support/command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uogashi-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const short = ['--players', '2', '--seed', '7', '--options', '{"roundLimit":2}'];
const play = (...args: readonly string[]) => run('local/play.ts', args);
const verify = (file: string) => run('local/verify.ts', [file]);

describe('npm run play', () => {
  test('plays a whole match through the API; the same seed ends the same', async () => {
    const [first, second] = await Promise.all([play(...short, '--json'), play(...short, '--json')]);
    expect(first).toMatchObject({ code: 0, complaint: '' });
    expect(first.lines).toHaveLength(1);
    expect(lastOf(first)).toMatchObject({ game: 'tsukiji', players: 2, seed: 7, problems: [] });
    expect(lastOf(first)).toMatchObject({
      versions: expect.any(Number),
      stateHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      placings: [expect.objectContaining({ place: 1 }), expect.anything()],
    });
    expect(second.lines).toEqual(first.lines);
  });

  test('shows the match as text, and exports it', async () => {
    const file = join(folder, 'match.json');
    const watched = await play(...short, '--watch', '--export', file);
    expect(watched.lines.filter((line) => line.startsWith('— Round'))).toHaveLength(4);
    expect(watched.lines).toContainEqual(expect.stringContaining('Aki goes fishing.'));
    expect(lastOf(await verify(file))).toEqual({ ok: true, problems: [], witnessed: true });

    const exported = JSON.parse(await readFile(file, 'utf8'));
    exported.versions.at(-1).at = '2000-01-01T00:00:00.000Z';
    await writeFile(file, JSON.stringify(exported));
    const verified = await verify(file);
    expect(verified.code).toBe(1);
    expect(lastOf(verified)).toMatchObject({ ok: false });
  });

  test('says what is wrong with its arguments, without a stack', async () => {
    const ran = await play('--game', 'chess');
    expect(ran.code).toBe(1);
    expect(ran.complaint).toContain('--game must be one of');
    expect(ran.complaint).not.toContain('    at ');
  });

  test.each([
    ['--players', '9'],
    ['--bots', 'nobody'],
    ['--options', '[]'],
    ['--options', '{"roundLimit":0}'],
  ])('refuses %s %s', (option, value) => {
    expect(() => readSettings(registry, [option, value])).toThrow(option);
  });

  test('ends after 200 rounds, unless the options say otherwise', () => {
    expect(readSettings(registry, []).options).toEqual({ roundLimit: 200 });
    expect(readSettings(registry, ['--options', '{"roundLimit":5}']).options).toEqual({ roundLimit: 5 });
  });

  test('gives the bots to the seats over and over', () => {
    const { bots } = readSettings(registry, ['--players', '5', '--bots', 'greedy,random']);
    expect(bots).toEqual(['greedy', 'random', 'greedy', 'random', 'greedy']);
  });
});

describe('npm run prove', () => {
  test('names the proofs', async () => {
    const ran = await run('local/prove.ts');
    expect(ran.code).toBe(1);
    expect(ran.complaint).toContain('matches:');
  });

  test('runs one', async () => {
    const proved = await run('local/prove.ts', ['matches', '--trials', '1', '--json', '--options', '{"roundLimit":2}']);
    expect(proved.lines).toHaveLength(1);
    expect(lastOf(proved)).toMatchObject({ proof: 'matches', game: 'tsukiji', trials: 1, ok: true, faults: [] });
  });
});

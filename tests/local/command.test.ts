import { expect, test } from 'vitest';
import { run } from '../support/command.ts';

const commands = [
  ['npm start', 'local/start.ts'],
  ['npm run play', 'local/play.ts'],
  ['npm run verify', 'local/verify.ts'],
  ['npm run prove', 'local/prove.ts'],
  ['npm run rebuild', 'local/rebuild.ts'],
  ['npm run bench', 'bench/run.ts'],
] as const;

test.each(commands)(
  '%s -- --help says how it is called, and does nothing',
  async (name, path) => {
    const helped = await run(path, ['--help']);
    expect(helped).toMatchObject({ code: 0, complaint: '' });
    expect(helped.lines[0]).toContain(name);
  },
  60_000,
);

test.each(commands)(
  '%s refuses an option that it does not know, and says which it knows',
  async (name, path) => {
    const ran = await run(path, ['--what']);
    expect([ran.code, ran.lines]).toEqual([1, ['']]);
    expect(ran.complaint).toContain("'--what'");
    expect(ran.complaint).toContain(`\n\n${name}`);
  },
  60_000,
);

test.each([
  ['local/rebuild.ts', ['--check', '--repair'], '--check or --repair'],
  ['local/verify.ts', [], 'one exported match'],
  ['local/verify.ts', ['a.json', 'b.json'], 'one exported match'],
  ['local/prove.ts', [], 'Name one proof'],
  ['local/prove.ts', ['matches', 'bots'], 'Name one proof'],
] as const)(
  '%s %j is refused',
  async (path, args, complaint) => {
    const ran = await run(path, args);
    expect([ran.code, ran.lines]).toEqual([1, ['']]);
    expect(ran.complaint).toContain(complaint);
  },
  60_000,
);

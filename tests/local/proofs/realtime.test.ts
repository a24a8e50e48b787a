import { expect, test } from 'vitest';
import { registry } from '../../../engine/registry.ts';
import { gameNamed } from '../../../local/play/settings.ts';
import { realtime } from '../../../local/proofs/realtime/index.ts';
import type { Confidences } from '../../../local/proofs/realtime/transcript.ts';
import { openTranscript } from '../../../local/proofs/realtime/transcript.ts';

const nothingKnown: Confidences = {
  seat: 0,
  canaries: ['umi-1'],
  viewHash: (version) => (version === 3 ? 'own' : undefined),
  sentAt: () => undefined,
};

const told = (after: number, version: number, match: object = {}) => ({
  matchUpdated: {
    after,
    version,
    versions: Array.from({ length: version - after }, (_, index) => ({ version: after + 1 + index })),
    match: { version, yourSeat: 0, viewHash: null, ...match },
  },
});

test('updates that join are no fault', () => {
  const transcript = openTranscript(nothingKnown);
  transcript.enter(told(1, 2));
  transcript.enter(told(2, 3, { viewHash: 'own' }));
  transcript.overhear('{"word":"umi-0"}');
  expect(transcript.seen()).toBe(3);
  expect(transcript.count).toEqual({ gaps: 0, duplicates: 0, leaks: 0 });
});

test('a version that is left out is a gap', () => {
  const transcript = openTranscript(nothingKnown);
  transcript.enter(told(2, 3));
  expect(transcript.count).toMatchObject({ gaps: 1, duplicates: 0 });
});

test('a version that comes again is a duplicate', () => {
  const transcript = openTranscript(nothingKnown);
  transcript.enter(told(1, 2));
  transcript.enter(told(1, 2));
  expect(transcript.count.duplicates).toBeGreaterThan(0);
});

test.each([
  [
    'the sight of another seat',
    (transcript: ReturnType<typeof openTranscript>) => transcript.enter(told(1, 2, { yourSeat: 1 })),
  ],
  [
    'another view',
    (transcript: ReturnType<typeof openTranscript>) => transcript.enter(told(1, 3, { viewHash: 'other' })),
  ],
  ["another's word", (transcript: ReturnType<typeof openTranscript>) => transcript.overhear('{"word":"umi-1"}')],
])('%s is a leak', (_what, tell) => {
  const transcript = openTranscript(nothingKnown);
  tell(transcript);
  expect(transcript.count.leaks).toBe(1);
});

test('over cut connections nothing is missed, told twice or told to the wrong viewer', async () => {
  const game = gameNamed(registry, 'tsukiji');
  const options = { roundLimit: 1 };
  const { totals, figures } = await realtime.run({ game, options, trials: 60, progress: () => undefined });
  expect(totals).toMatchObject({ gaps: 0, duplicates: 0, leaks: 0 });
  expect(figures.versions).toBeGreaterThan(20);
  const { client, server } = figures.cuts as { readonly client: number; readonly server: number };
  expect(client).toBeGreaterThan(0);
  expect(client + server).toBeGreaterThan(30);
});

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { registry } from '../../../engine/registry.ts';
import { gameNamed } from '../../../local/play/settings.ts';
import { followMatch } from '../../../local/proofs/realtime/followed-match.ts';
import type { Follower } from '../../../local/proofs/realtime/follower.ts';
import { startServer } from '../../../local/server.ts';

test('followers of a match that breaks do not come again for ever, and the server can close', async () => {
  const server = await startServer({ journal: () => {} });
  const game = gameNamed(registry, 'poissonnier');
  const settings = { game, options: {}, bots: ['random', 'random'], seed: 'broken', json: true, watch: false };
  const disturb = async (followers: readonly Follower[]): Promise<void> => {
    while (server.sockets.count() < followers.length) await pause(5);
    throw new Error('the line is dead');
  };
  const following = followMatch({ table: server, settings, disturb, tell: () => {} });
  await expect(following).rejects.toThrow('the line is dead');
  await expect.poll(() => server.sockets.count()).toBe(0);
  await server.close();
});

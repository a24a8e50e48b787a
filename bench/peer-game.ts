import type { PeerGame } from './peer-packages.ts';

/** A game whose state has so many bytes as JSON, about; each act changes one part of it. */
export function peerGame(bytes: number): PeerGame {
  const filling = 'x'.repeat(40);
  const size = JSON.stringify({ changed: 0, part: filling }).length;
  const count = Math.max(1, Math.round(bytes / size));
  return {
    name: 'peer',
    // Its undo keeps every past state in the state; ours needs none of that.
    disableUndo: true,
    turn: { minMoves: 1, maxMoves: 1 },
    setup: () => ({ acts: 0, parts: Array.from({ length: count }, () => ({ changed: 0, part: filling })) }),
    moves: {
      act: {
        // Not played on the client ahead of the server: an act counts when the server has accepted it.
        client: false,
        move({ G }, index) {
          const part = G.parts[index % G.parts.length];
          if (part !== undefined) part.changed += 1;
          G.acts += 1;
        },
      },
    },
  };
}

/** Red Snapper: tokens cover the printed numbers column by column; what they uncover is the worth of each (TB-SNAP). */

import { boardInPlay } from '../ask.ts';
import { print } from '../catalog/prints.ts';
import { one, totalOf } from '../counts.ts';
import type { Space } from '../facts.ts';
import type { At } from '../market.ts';
import { defineMarket } from '../market.ts';

export const snapper = defineMarket({
  id: 'snapper',
  facts: (at) => ({ spaces: columnsOf(at) }),
  worth(at, tokens) {
    const { by, overfished } = print(at, 'fish.snapper.resource');
    const each = boardInPlay(at, at.id).overfished ? overfished : Math.ceil(tokensLeft(at) / by);
    return each * totalOf(tokens);
  },
});

function tokensLeft(at: At): number {
  return totalOf(boardInPlay(at, at.id).tokens);
}

/**
 * The columns, left to right. The next token is the topmost of the first column that still has any; one that comes back
 * covers the outline emptied last (TB-RUL-45).
 */
function columnsOf(at: At): readonly Space[] {
  const { columns, perColumn } = print(at, 'fish.snapper.grid');
  const left = tokensLeft(at);
  return Array.from({ length: columns }, (_, index) => {
    const tokens = Math.max(0, Math.min(perColumn, left - perColumn * (columns - 1 - index)));
    return { name: `column${index + 1}`, places: perColumn, tokens: one('snapper', tokens) };
  });
}

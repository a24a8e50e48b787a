/** Horse Mackerel: its licences catch Mackerel too; when it is overfished its owners are paid, and Mackerel comes in (TX-HMACK). */

import { boardOf } from '../ask.ts';
import { alsoCaught, brings } from '../catalog/pieces.ts';
import { print } from '../catalog/prints.ts';
import { countOf, totalOf } from '../counts.ts';
import { defineMarket } from '../market.ts';
import { pay } from '../verbs/money.ts';

export const horseMackerel = defineMarket({
  id: 'horseMackerel',
  oncePerTurn: true,
  catches(at) {
    const others = (alsoCaught.horseMackerel ?? []).filter((fish) => boardOf(at, fish)?.overfished === false);
    const most = print(at, 'fish.horseMackerel.mackerelPerUse');
    return [{ fish: 'horseMackerel', most: 1 }, ...others.map((fish) => ({ fish, most }))];
  },
  worth: (at, tokens) => print(at, 'fish.horseMackerel.resource').r * totalOf(tokens),
  aftermath: {
    brings: brings.horseMackerel,
    settle(at) {
      const each = print(at, 'fish.horseMackerel.overfishReward');
      for (const [seat, { tokens }] of at.state.players.entries()) {
        pay(at, 'supply', seat, each * countOf(tokens, 'horseMackerel'), 'reward');
      }
    },
  },
});

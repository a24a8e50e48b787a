import { expect, test } from 'vitest';
import type { ActionShape } from '../../../../engine/kernel/catalogue.ts';
import { accepts, sample } from '../../../../engine/kernel/forms.ts';
import { playList } from '../../../../engine/kernel/play-list.ts';
import { type Random, randomFrom } from '../../../../engine/kernel/random.ts';
import { isViolation } from '../../../../engine/kernel/violation.ts';
import type { BoatKind, FishId, PerFish } from '../../../../engine/tsukiji/catalog/ids.ts';
import { boatFacts } from '../../../../engine/tsukiji/catalog/pieces.ts';
import { tsukiji } from '../../../../engine/tsukiji/index.ts';
import type { Tag } from '../../../../engine/tsukiji/state.ts';
import { drawsOf } from '../../../support/tsukiji/position.ts';
import type { BoatOnTable, Laid, OnLicence, Position } from '../../../support/tsukiji.ts';
import { himonoHolder, himonoTag, legal, nearMiss } from '../../../support/tsukiji.ts';

function pick<T>(random: Random, ...from: readonly [T, ...T[]]): T {
  return from[random(from.length)] ?? from[0];
}
const catchable = ['mackerel', 'sardines', 'horseMackerel', 'himono'] as const;

/** A boat at sea with any cargo that its kind can come to have. */
function anyBoat(random: Random, kind: BoatKind, licences: number): BoatOnTable {
  const slots = random(boatFacts[kind].slots + 1);
  const several = boatFacts[kind].barge;
  const single = pick(random, ...catchable);
  const barrels = Array.from({ length: slots }, () => (several ? pick<FishId>(random, ...catchable, 'eel') : single));
  const cargo: { [F in FishId]?: number } = {};
  const tags: Tag[] = [];
  for (const fish of barrels) {
    cargo[fish] = (cargo[fish] ?? 0) + 1;
    const licence = random(licences + 1);
    const atSea = tags.filter((tag) => tag.licence === `himono${licence}`).length;
    if (fish !== 'eel' && licence > 0 && atSea < 2) tags.push(himonoTag(fish, `himono${licence}`));
  }
  return { kind, at: 'sea', cargo, ...(tags.length > 0 ? { tags } : {}) };
}

const anyPieces = (random: Random): OnLicence =>
  pick<OnLicence>(random, {}, { barrels: { mackerel: 1 } }, { barrels: { sardines: 2 } }, { tokens: { mackerel: 1 } });

/** Seat 0 with any Himono licences and boats, in Fishing or before it. */
function anyHolder(random: Random): Position {
  const laid = Array.from({ length: random(4) }, () => anyPieces(random));
  const others = pick<PerFish>(random, {}, { mackerel: 1 }, { horseMackerel: 2 }, { horseMackerel: 1, eel: 1 });
  const kinds = ['2', 'blue', '4', pick<BoatKind>(random, 'barge', 'barge4', '1')] as const;
  const gone = { barrels: 0, overfished: true };
  const player = {
    licences: { ...(laid.length > 0 ? { himono: laid.length } : {}), ...others },
    boats: kinds.map((kind) => anyBoat(random, kind, laid.length)),
    openDocks: 3,
  };
  return himonoHolder(laid, player, {
    ...(random(3) === 0 ? {} : { activity: { kind: 'fishing' } as const }),
    boards:
      pick<Laid['boards']>(
        random,
        {},
        { mackerel: { barrels: 1 } },
        { mackerel: gone, horseMackerel: { barrels: 1 } },
        { mackerel: gone, horseMackerel: gone, sardines: gone },
      ) ?? {},
  });
}

/** Actions in the forms and just beside them of which the rules say otherwise than the forms. */
function disagreements(position: Position, random: Random): readonly ActionShape[] {
  const forms = legal(position, 0);
  const inside = forms.flatMap((form) => [sample(form, random), sample(form, random), form.example]);
  const tried = [...inside, ...inside.map((action) => nearMiss(action, random))];
  return tried.filter((action) => {
    const offered = forms.some((form) => accepts(form, action));
    return offered === isViolation(playList(tsukiji, position, { seat: 0, actions: [action] }, drawsOf(position)));
  });
}

// TX-CATCH-03, TX-RUL-57, TX-RUL-58, TX-RUL-61
test('catches, dockings, transfers and discards with tags are accepted if and only if a form offers them', () => {
  const random = randomFrom('boats and tags');
  const offered = new Set<string>();
  for (let count = 0; count < 60; count += 1) {
    const position = anyHolder(random);
    expect(disagreements(position, random)).toEqual([]);
    for (const form of legal(position, 0)) {
      offered.add(form.action);
      for (const name of ['placement', 'second', 'count', 'licence']) if (name in form.fields) offered.add(name);
    }
  }
  const wanted = ['catch', 'dock', 'transfer', 'discard', 'returnLicence', 'placement', 'second', 'count', 'licence'];
  expect(wanted.filter((name) => !offered.has(name))).toEqual([]);
});

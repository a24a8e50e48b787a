import { expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Decision } from '../../engine/kernel/decision.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import { sample } from '../../engine/kernel/forms.ts';
import { playList } from '../../engine/kernel/play-list.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { Station } from '../support/walk.ts';
import { drawsFrom } from '../support/walk.ts';
import type { Course } from './course.ts';

/** A sealed answer tells nobody else what it is, and stands in nobody's way. */
export function sealedContract<State, Action extends ActionShape, Options, View, Event extends EventShape>({
  game,
  plan,
  path,
  closely,
  seats,
}: Course<State, Action, Options, View, Event>): void {
  type Here = Station<State, Options, Event>;
  const waiting = (here: Here): readonly Decision[] => awaited(here.decisions).filter(({ sealed }) => sealed);

  /** What all but the seat receive after an action of it, by what the seat is asked then; nothing if all is revealed. */
  const received = (here: Here, seat: number, action: Action) => {
    const played = playList(game, here, { seat, actions: [action] }, drawsFrom(plan.seed));
    if (isViolation(played) || played.concluded) return [];
    const after = { state: played.state, options: here.options };
    const decisions = game.awaiting(after);
    const own = decisions.filter((decision) => decision.seat === seat);
    const others = seats.filter((other) => other !== seat).map((other) => ({ kind: 'seat', seat: other }) as const);
    const sent = [...others, { kind: 'spectator' } as const].map((viewer) => [
      played.events.flatMap((event) => game.see(event, viewer) ?? []),
      game.view(after, viewer) ?? null,
    ]);
    const asked = canonical(own.map(({ kind, answered = false }) => [kind, answered]));
    return [{ asked, sent: canonical([sent, decisions]) }];
  };

  it('keeps a sealed answer from all others', () => {
    const random = randomFrom(`sealed ${plan.seed}`);
    for (const here of closely) {
      for (const { seat } of waiting(here)) {
        const forms = game.legal(here, seat);
        const actions = forms.flatMap((form) => [form.example, sample(form, random), sample(form, random)]);
        const first = new Map<string, string>();
        for (const { asked, sent } of actions.flatMap((action) => received(here, seat, action))) {
          expect(sent).toBe(first.get(asked) ?? sent);
          first.set(asked, sent);
        }
      }
    }
  });

  it('keeps a sealed decision open while others answer', () => {
    for (const [at, here] of path.slice(1).entries()) {
      const others = (path[at] === undefined ? [] : waiting(path[at])).filter(
        ({ seat }) => seat !== here.answered?.seat,
      );
      expect(here.decisions).toEqual(expect.arrayContaining([...others]));
    }
  });
}

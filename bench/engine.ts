/** The engine alone, on one core: a recorded match of four greedy seats. Run in a process of its own. */
import { drawSource } from '../engine/kernel/draw.ts';
import { known } from '../engine/kernel/invariant.ts';
import { playList } from '../engine/kernel/play-list.ts';
import { registry } from '../engine/registry.ts';
import { playOut, type Step } from '../local/proofs/play-out.ts';
import { say } from './bundled.ts';
import { perSecond } from './figures.ts';

/** What {@link resultOf} gets from this process. */
export interface EngineFigures {
  /** Recorded actions, each applied as a submission of its own: a fork of the state, the rules, the events. */
  readonly actionsPerSecond: number;
  /** The forms of the seat that is awaited. */
  readonly legalPerSecond: number;
  /** Decisions of the greedy bot, its view and its forms included. */
  readonly greedyPerSecond: number;
}

const game = known(registry.tsukiji, 'game');
const seats = 4;
const key = new Uint8Array(32);

const steps: Step[] = [];
const bots = Array.from({ length: seats }, () => 'greedy');
playOut({ game, options: { roundLimit: 200 }, bots, seed: 'bench' }, (step) => steps.push(step));

/** Does something with every step of the recorded match; gives how many there are. */
const eachStep = (use: (step: Step) => unknown) => (): number => {
  for (const step of steps) use(step);
  return steps.length;
};

const greedy = known(game.bots.greedy, 'bot');
const figures: EngineFigures = {
  actionsPerSecond: perSecond(eachStep(({ before, move }) => playList(game, before, move, drawSource(key, {})))),
  legalPerSecond: perSecond(eachStep(({ before, move: { seat } }) => game.legal(before, seat))),
  greedyPerSecond: perSecond(
    eachStep(({ before, move: { seat } }) =>
      greedy(game.view(before, { kind: 'seat', seat }), game.legal(before, seat), () => 0),
    ),
  ),
};
say(figures);

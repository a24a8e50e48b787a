/** Whole matches in the engine: they all end, and what bots are offered is what they may do. */
import type { Form } from '../../engine/kernel/form.ts';
import { accepts } from '../../engine/kernel/forms.ts';
import type { Game } from '../../engine/kernel/game.ts';
import { type PlayedOut, PlayOutFault, playOut, type Step } from './play-out.ts';
import type { Finding, Proof, Trial } from './proof.ts';
import { lengthOf, rounded, winOf, winsBySeat } from './tally.ts';

/** The bots of a match with so many players; `index` counts the matches. */
type Casting = (players: number, index: number) => readonly string[];

/** A match of a proof, its bots, and what was wrong with it. */
interface Tried {
  readonly bots: readonly string[];
  readonly played?: PlayedOut;
  readonly faults: readonly string[];
}

/** Matches of greedy bots: each must end by itself, without a refusal and with honest offers. */
export const matches: Proof = {
  help: 'greedy bots play to the end; every offer is honest and every match ends',
  run: (trial) =>
    overPlayerCounts(
      trial,
      (players) => allAlike('greedy', players),
      (tried, players) => {
        const played = tried.flatMap((each) => each.played ?? []);
        const outcomes = played.flatMap(({ outcome }) => outcome ?? []);
        return { ...lengthOf(played), winsBySeat: winsBySeat(outcomes, players) };
      },
    ),
};

/** One greedy bot, in each seat in turn, against random ones. */
export const bots: Proof = {
  help: 'one greedy bot, in each seat in turn, wins more than half of its matches against random ones',
  run: (trial) => {
    const finding = overPlayerCounts(trial, oneGreedy, (tried, players) => {
      const wins = tried.map(({ bots: cast, played }) =>
        played?.outcome ? winOf(played.outcome, cast.indexOf('greedy')) : 0,
      );
      const share = rounded(wins.reduce((total, win) => total + win, 0) / wins.length);
      return {
        ...lengthOf(tried.flatMap(({ played }) => played ?? [])),
        greedyWins: share,
        byChance: rounded(1 / players),
      };
    });
    const weak = Object.entries(finding.figures).filter(
      ([, figure]) => Number((figure as { greedyWins: number }).greedyWins) <= 0.5,
    );
    return {
      ...finding,
      faults: [...finding.faults, ...weak.map(([players]) => `${players} players: greedy wins too little`)],
    };
  },
};

const allAlike = (bot: string, players: number): readonly string[] => Array.from({ length: players }, () => bot);

const oneGreedy: Casting = (players, index) => allAlike('random', players).with(index % players, 'greedy');

/** Plays the matches of a proof for every number of players; `figure` says what they have in common. */
function overPlayerCounts(
  trial: Trial,
  casting: Casting,
  figure: (tried: readonly Tried[], players: number) => unknown,
): Finding {
  const { min, max } = trial.game.seats;
  const faults: string[] = [];
  const figures: { [players: string]: unknown } = {};
  for (let players = min; players <= max; players += 1) {
    const tried = Array.from({ length: trial.trials }, (_, index) => {
      trial.progress((players - min + index / trial.trials) / (max - min + 1));
      return tryMatch(trial, casting(players, index), `${players}-${index}`);
    });
    faults.push(...tried.flatMap((each) => each.faults));
    figures[players] = figure(tried, players);
  }
  return { faults, figures };
}

function tryMatch({ game, options }: Trial, cast: readonly string[], seed: string): Tried {
  const faults: string[] = [];
  try {
    const played = playOut({ game, options, bots: cast, seed }, (step) => faults.push(...dishonest(game, step, seed)));
    if (played.outcome === undefined) faults.push(`seed ${seed}: no end`);
    return { bots: cast, played, faults };
  } catch (error) {
    if (!(error instanceof PlayOutFault)) throw error;
    return { bots: cast, faults: [...faults, error.message] };
  }
}

/** What is wrong with the offers of a step: an example or the action itself that lies in no form. */
function dishonest(game: Game, { before, move }: Step, seed: string): readonly string[] {
  const forms = game.legal(before, move.seat);
  const lies = forms.filter((form: Form) => !accepts(form, form.example)).map(({ example }) => example);
  const outside = move.actions.filter((action) => !forms.some((form) => accepts(form, action)));
  return [...lies, ...outside].map((action) => `seed ${seed}: no form has ${JSON.stringify(action)}`);
}

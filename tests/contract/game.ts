/** What any game must keep: the contract of `engine/kernel/game.ts` as tests. Each game runs them with its own options and lengths. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Game } from '../../engine/kernel/game.ts';
import { jsonSchemaOf } from '../../engine/kernel/json-schema.ts';
import { parseNotation, printAction } from '../../engine/kernel/notation.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import { languages } from '../../engine/kernel/terms.ts';
import { arbitraryAction } from '../support/arbitrary-action.ts';
import type { Trial } from './course.ts';
import { courseOf } from './course.ts';
import { flowContract } from './flow.ts';
import { offersContract } from './offers.ts';
import { optionsContract } from './options.ts';
import { sealedContract } from './sealed.ts';
import { concealingContract, secretsContract } from './secrets.ts';
import { openContract, sightContract } from './sight.ts';
import { waysOutContract } from './ways-out.ts';

export type { Trial } from './course.ts';

/** Runs the contract of a game: its catalogue, then one random match for each number of seats and each seed. */
export function gameContract<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  trial: Trial<State>,
): void {
  describe(`the options of ${game.name}`, () => optionsContract(game, trial));

  describe(`the catalogue of ${game.name}`, () => {
    it('can be printed and read back', () => {
      const actions = fc.sample(arbitraryAction(game.catalogue), { seed: 1, numRuns: 400 });
      const readBack = actions.map((action) => parseNotation(game.catalogue, printAction(game.catalogue, action)));
      expect(readBack).toEqual(actions);
    });

    it('has a help line for everything', () => {
      expect(canonical(jsonSchemaOf(game.catalogue))).not.toContain('"description":""');
    });

    it('says every term in every language', () => {
      const broken = Object.entries(game.terms ?? {}).filter(
        ([, words]) => words.length !== languages.length || words.some((word) => word.trim() !== word || word === ''),
      );
      expect(broken).toEqual([]);
    });
  });

  const courses = trial.seats.flatMap((seats) =>
    trial.play.seeds.map((seed) => courseOf(game, trial, { seats, seed })),
  );
  const { conceal } = trial;
  if (conceal !== undefined) describe(`the trial of ${game.name}`, () => concealingContract(courses, conceal));
  for (const course of courses) {
    const { seats, seed } = course.plan;
    describe(`${game.name} with ${seats} seats, seed ${seed}`, () => {
      flowContract(course);
      offersContract(course);
      waysOutContract(course);
      sightContract(course);
      sealedContract(course);
      if (conceal === undefined) openContract(course);
      else secretsContract(course, conceal);
    });
  }
}

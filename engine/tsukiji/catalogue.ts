import type { ActionSpec, Catalogue } from '../kernel/catalogue.ts';
import { invariant } from '../kernel/invariant.ts';
import { markets } from './markets/index.ts';
import { rules } from './rules/index.ts';

/** All actions of the game by name: those of the rules, then those of the markets. */
function collect(): Catalogue {
  const catalogue: { [name: string]: ActionSpec } = {};
  for (const [name, rule] of Object.entries(rules)) catalogue[name] = rule.spec;
  for (const market of Object.values(markets)) {
    for (const [name, { spec }] of Object.entries(market.actions ?? {})) {
      invariant((catalogue[name] ?? spec) === spec, `two actions are called ${name}`);
      catalogue[name] = spec;
    }
  }
  return catalogue;
}

/** The action catalogue of Tokyo Tsukiji Market: GraphQL inputs, JSON Schema, notation and help come from it. */
export const tsukijiCatalogue: Catalogue = collect();

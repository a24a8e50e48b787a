import * as z from 'zod/mini';
import { parseAs } from '../../kernel/parse.ts';
import { isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { modes, sourceIds } from '../catalog/ids.ts';
import { defaultLayoutFile } from '../catalog/layout-file.ts';
import type { Layout } from '../layout.ts';
import type { Options } from '../position.ts';
import { loadLayout } from './layout-file.ts';

const sourceShape = z.optional(z.enum(sourceIds));

/** The options of a match by their public names. All may be left out. */
export const optionsShape = z
  .strictObject({
    mode: z
      ._default(z.enum(modes), 'economic')
      .check(z.describe('Economic, or dexterity: a companion of a real table at which things fall (MALL-SETUP-16).')),
    starter: z
      .optional(z.int().check(z.minimum(0), z.maximum(4)))
      .check(z.describe('The seat that starts; drawn without it (MALL-SETUP-17).')),
    vendingSource: sourceShape.check(
      z.describe('In dexterity mode: who pours the drinks, the table or the app (MALL-DEX-06).'),
    ),
    bagSource: sourceShape.check(
      z.describe('In dexterity mode: who draws from the bags, the table or the app (MALL-DEX-07).'),
    ),
    layout: z.optional(z.unknown()).check(z.describe('Another layout file, schema mall.layout/1 (MALL-LAY-20).')),
  })
  .check(z.describe('Options of the shopping-mall game'));

type Said = Pick<z.output<typeof optionsShape>, 'mode' | 'vendingSource' | 'bagSource'>;

let standard: Layout | Violation | undefined;

/** The default layout, checked once, when a match first needs it: a server that starts for another game does not wait for it. */
function standardLayout(): Layout | Violation {
  standard ??= loadLayout(defaultLayoutFile);
  return standard;
}

/**
 * Parses the options of a match for this number of players. Refuses `options.invalid` {option, why}, `options.starter` {seats} a
 * starter without a seat, `options.needsDexterity` {option}, `layout.players` {min, max} a layout for others, and as
 * {@link loadLayout} does.
 */
export function parseOptions(raw: unknown, players: number): Options | Violation {
  const parsed = parseAs(optionsShape, raw ?? {});
  if ('why' in parsed) return refuse('options.invalid', { option: parsed.field, why: parsed.why });
  const { starter, layout: file, ...said } = parsed.value;
  if (starter !== undefined && starter >= players) return refuse('options.starter', { seats: players });
  const layout = file === undefined ? standardLayout() : loadLayout(file);
  if (isViolation(layout)) return layout;
  const { min, max } = layout.players;
  if (players < min || players > max) return refuse('layout.players', { min, max });
  const played = playedBy(said, layout);
  if (isViolation(played)) return played;
  return Object.freeze({ players, ...played, layout, ...(starter === undefined ? {} : { starter }) });
}

/** The mode, and who pours and draws: in economic mode always the app, in dexterity mode the table if nothing else is said. */
function playedBy(
  { mode, vendingSource, bagSource }: Said,
  { rules: { dexterity } }: Layout,
): Pick<Options, 'mode' | 'vendingSource' | 'bagSource'> | Violation {
  if (mode === 'dexterity') {
    return {
      mode,
      vendingSource: vendingSource ?? dexterity.vendingSource,
      bagSource: bagSource ?? dexterity.bagSource,
    };
  }
  const named = Object.entries({ vendingSource, bagSource }).find(([, source]) => source !== undefined);
  if (named !== undefined) return refuse('options.needsDexterity', { option: named[0] });
  return { mode, vendingSource: 'app', bagSource: 'app' };
}

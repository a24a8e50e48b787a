/** Writes the golden matches anew. Only for a new rules version, or where a match of another kind is to be kept. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { known } from '../../../engine/kernel/invariant.ts';
import { registry } from '../../../engine/registry.ts';
import { carryOut } from '../../../local/command.ts';
import { record } from './log.ts';
import { mallPlans, poissonnierPlans, tsukijiPlans } from './plans.ts';

const folder = new URL('../../golden/', import.meta.url);

const usage = `npm run golden

Writes the golden matches anew, in the place of those in tests/golden.`;

await carryOut({ usage, run: write });

async function write(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args] });
  for (const [name, plans] of Object.entries({
    tsukiji: tsukijiPlans,
    poissonnier: poissonnierPlans,
    mall: mallPlans,
  })) {
    const into = new URL(`${name}/`, folder);
    rmSync(into, { recursive: true, force: true });
    mkdirSync(into, { recursive: true });
    const ends: { [why: string]: number } = {};
    for (const [index, plan] of plans.entries()) {
      const { log, events } = record(known(registry[name], name), plan);
      writeFileSync(new URL(`${String(index + 1).padStart(2, '0')}.json`, into), `${JSON.stringify(log, null, 1)}\n`);
      for (const event of events) {
        if (event.type !== 'matchScored' && event.type !== 'endTriggered') continue;
        const { why, conditions } = event as { readonly why?: string; readonly conditions?: readonly string[] };
        const key = why ?? String(conditions);
        ends[key] = (ends[key] ?? 0) + 1;
      }
    }
    process.stdout.write(`${name}: ${plans.length} matches ${JSON.stringify(ends)}\n`);
  }
}

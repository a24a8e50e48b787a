import { parseArgs } from 'node:util';
import { carryOut } from '../local/command.ts';
import { measureActs } from './acting.ts';
import { bundled, resultOf } from './bundled.ts';
import { measureBundle } from './cold-start.ts';
import type { EngineFigures } from './engine.ts';
import { measureFanOut } from './fan-out.ts';
import { measureLists } from './listing.ts';
import { measurePeer } from './peer.ts';
import { record } from './script.ts';
import { measureStoring, snapshotBytes } from './storing.ts';

const usage = `npm run bench -- [--json]

How fast it is. With --json nothing but the last line is printed, which is one JSON object:

  engine    actionsPerSecond, legalPerSecond, greedyPerSecond: per second of one core, a recorded match of four seats
  act       p50Ms, p99Ms, perSecond: one match through HTTP, everything stored; at20: the same with 20 matches at once
  snapshot  bytes of a match as it is stored, at the end of the longest recorded match
  store     readsPerAct, writesPerAct: counted at the database, of the act alone
  fanout    subscribers, p50Ms, p95Ms, lastMs, perSecond: one match that many follow, from an act until they are told
  list      readUnits, firstPage: charged by the database for lists of a person with 200 matches; nothing new, and a first page
  bundle    bytes, msToFirstResponse: the Lambda from the start of a fresh process
  peer      p50Ms, actsPerSecond: boardgame.io with a state of the same size; at20 as above. It stores nothing`;

const seed = 'bench';
const atOnce = 20;
/** Acts of a match that is played alone, and of each of many. */
const alone = 400;
const together = 100;
const subscribers = 200;

await carryOut({ usage, run: bench });

async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
  console.log(JSON.stringify(await allFigures(values.json ? () => {} : tell)));
}

function tell(name: string, figures: unknown): void {
  console.log(`${name} ${JSON.stringify(figures)}`);
}

/** Takes one measurement after the other, so that none disturbs another. */
async function allFigures(told: typeof tell) {
  const measured = async <Figures>(name: string, measure: () => Promise<Figures>): Promise<Figures> => {
    const figures = await measure();
    told(name, figures);
    return figures;
  };

  const engine = await measured('engine', async () => resultOf<EngineFigures>(await bundled('bench/engine.ts')));
  const [longest] = await record(seed, 1, Number.POSITIVE_INFINITY);
  if (longest === undefined) throw new Error('no match was recorded');
  const script = { ...longest, lines: longest.lines.slice(0, alone) };
  const scripts = await record(seed, atOnce, together);
  const stateBytes = JSON.stringify(longest.match.state).length;

  const one = await measured('act', () => measureActs(seed, [script]));
  const many = await measured(`act at ${atOnce}`, () => measureActs(seed, scripts));
  const peer = await measured('peer', () => measurePeer(stateBytes, 1, alone));
  const peers = await measured(`peer at ${atOnce}`, () => measurePeer(stateBytes, atOnce, together));
  const store = await measured('store', () => measureStoring(seed, longest));
  const fanout = await measured('fanout', () => measureFanOut(seed, script, subscribers));
  const list = await measured('list', () => measureLists(seed));
  const bundle = await measured('bundle', measureBundle);

  return {
    engine,
    act: { ...one, [`at${atOnce}`]: many },
    snapshot: { bytes: snapshotBytes(longest) },
    store,
    fanout,
    list,
    bundle,
    peer: { ...peer, [`at${atOnce}`]: peers },
  };
}

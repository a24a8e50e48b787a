/** What an act costs the database, counted at its endpoint. */
import { connect } from '../local/play/api.ts';
import { encode } from '../store/matches/codec.ts';
import { begin, playPart } from './acting.ts';
import { openApiAlone } from './api-alone.ts';
import { rounded } from './figures.ts';
import { persons, type Script } from './script.ts';

export interface StoreFigures {
  readonly readsPerAct: number;
  readonly writesPerAct: number;
}

/** Reads and writes of the database per accepted act, from the first act of a match to the last one of its script. */
export async function measureStoring(seed: string, script: Script): Promise<StoreFigures> {
  const { url, mint, database, close } = await openApiAlone(seed);
  try {
    const apis = await Promise.all(persons.map(async ({ person, name }) => connect(url, await mint(person, name))));
    const begun = await begin(apis, script);
    const acts = script.lines.length;
    const { reads, writes } = await database.spentOn(() => playPart(apis, script, begun, [0, acts]));
    return { readsPerAct: rounded(reads / acts), writesPerAct: rounded(writes / acts) };
  } finally {
    await close();
  }
}

/** The bytes of a match's snapshot as it is stored. */
export function snapshotBytes({ match }: Script): number {
  return encode(match).length;
}

import type { DataSet } from '../collection';

const waiting = new Set<() => Promise<void>>();
let fetching: Promise<unknown> = Promise.resolve();

/**
 * Defines seeds of rarely used data sets, whose code is loaded when one of them is shown.
 * @returns the loaded seeds; only for a data set that `fetchSeeds` was told of
 */
export function lazySeeds<Seeds>(load: () => Promise<Seeds>): () => Seeds {
  let seeds: Seeds | undefined;
  waiting.add(async () => {
    seeds = await load();
  });
  return () => {
    if (seeds === undefined) throw new Error('The seeds of this data set have not been fetched: fetchSeeds does it.');
    return seeds;
  };
}

/** Loads the seeds of a data set, if they are not loaded yet. Called before a store shows it. */
export async function fetchSeeds(dataSet: DataSet): Promise<void> {
  if (dataSet === 'demo' || dataSet === 'empty') return;
  if (waiting.size > 0) {
    const loads = [...waiting];
    waiting.clear();
    fetching = Promise.all([fetching, ...loads.map((load) => load())]);
  }
  await fetching;
}

import { describe, expect, it } from 'vitest';
import { splitIntoChunks, mapLimit, mapUntilFailure } from './mapLimit';

describe('mapLimit', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const signal = new AbortController().signal;

  it('processes each item once and reports progress', async () => {
    const seen: number[] = [];
    const reportedCounts: number[] = [];
    const done = await mapLimit(numbers, async (item) => void seen.push(item), {
      signal,
      onProgress: (count) => reportedCounts.push(count),
    });
    expect(new Set(seen)).toEqual(new Set(numbers));
    expect(done.done).toHaveLength(7);
    expect(reportedCounts.at(-1)).toBe(7);
  });

  it('continues after a failure and reports the item and its error', async () => {
    const act = (item: number) => (item === 3 ? Promise.reject(new Error('no')) : Promise.resolve(item * 2));
    const { done, failed } = await mapLimit(numbers, act, { signal, onProgress: () => {} });
    expect(new Set(done.map(({ answer }) => answer))).toEqual(new Set([2, 4, 8, 10, 12, 14]));
    expect(failed).toEqual([{ item: 3, error: new Error('no') }]);
  });

  it('stops when aborted', async () => {
    const stop = new AbortController();
    const act = async () => stop.abort();
    expect((await mapLimit(numbers, act, { signal: stop.signal, onProgress: () => {} })).done.length).toBeLessThan(7);
  });
});

describe('mapUntilFailure', () => {
  it('returns the error after pending calls have finished', async () => {
    const done: number[] = [];
    const act = async (item: number) => {
      if (item === 2) throw new Error('no room');
      done.push(item);
    };
    expect(await mapUntilFailure([1, 2, 3, 4, 5, 6, 7, 8, 9], act, new AbortController().signal)).toEqual(new Error('no room'));
    expect(done).toEqual(expect.arrayContaining([1, 3, 4]));
    expect(done.length).toBeLessThan(8);
  });

  it('returns null when all items are done', async () => {
    expect(await mapUntilFailure([1, 2], async () => {}, new AbortController().signal)).toBeNull();
  });
});

describe('splitIntoChunks', () => {
  it('leaves nothing out', () => {
    expect(splitIntoChunks([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(splitIntoChunks([], 2)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { inParts, inTurn } from './inTurn';

describe('inTurn', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const signal = new AbortController().signal;

  it('does all, each once, and tells how far it is', async () => {
    const seen: number[] = [];
    const told: number[] = [];
    const done = await inTurn(numbers, async (item) => void seen.push(item), { signal, onProgress: (count) => told.push(count) });
    expect(new Set(seen)).toEqual(new Set(numbers));
    expect(done).toHaveLength(7);
    expect(told.at(-1)).toBe(7);
  });

  it('goes on after one that fails, and leaves it out', async () => {
    const act = (item: number) => (item === 3 ? Promise.reject(new Error('no')) : Promise.resolve());
    expect(new Set(await inTurn(numbers, act, { signal, onProgress: () => {} }))).toEqual(new Set([1, 2, 4, 5, 6, 7]));
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const act = async () => stop.abort();
    expect((await inTurn(numbers, act, { signal: stop.signal, onProgress: () => {} })).length).toBeLessThan(7);
  });
});

describe('inParts', () => {
  it('leaves nothing out', () => {
    expect(inParts([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(inParts([], 2)).toEqual([]);
  });
});

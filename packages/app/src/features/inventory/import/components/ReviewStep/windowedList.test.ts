import { describe, expect, it, vi } from 'vitest';
import { createWindowedList } from './windowedList';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(total = 250) {
  let suffix = '';
  const load = vi.fn((offset: number, limit: number, _fresh: boolean) => {
    const items = Array.from(
      { length: Math.max(0, Math.min(limit, total - offset)) },
      (_, index) => `${offset + index}${suffix}`,
    );
    return Promise.resolve({ total, offset, items });
  });
  const list = createWindowedList(load);
  const listener = vi.fn();
  list.subscribe(listener);
  return { list, load, listener, change: (text: string) => (suffix = text) };
}

describe('createWindowedList', () => {
  it('knows its length after the first page, and loads only that page', async () => {
    const { list, load } = start();
    expect(list.get()).toBeNull();
    await settle();
    expect(list.get()).toHaveLength(250);
    expect(list.get()?.[99]?.item).toBe('99');
    expect(list.get()?.[100]?.item).toBeNull();
    expect(load.mock.calls).toEqual([[0, 100, true]]);
  });

  it('fetches a page once, when one of its rows becomes visible', async () => {
    const { list, load } = start();
    await settle();
    list.need(120);
    list.need(199);
    await settle();
    expect(load.mock.calls.slice(1)).toEqual([[100, 100, false]]);
    expect(list.get()?.[120]?.item).toBe('120');
  });

  it('refetches visible pages on refresh, and gives changed rows a new slot', async () => {
    const { list, change } = start();
    await settle();
    const before = list.get();
    change('!');
    list.refresh();
    await settle();
    expect(list.get()?.[5]?.item).toBe('5!');
    expect(list.get()?.[5]).not.toBe(before?.[5]);
    expect(list.get()?.[150]).toBe(before?.[150]);
  });

  it('retries a page that failed', async () => {
    const { list, load } = start();
    await settle();
    load.mockRejectedValueOnce(new Error('busy'));
    list.need(120);
    await settle();
    list.need(120);
    await settle();
    expect(list.get()?.[120]?.item).toBe('120');
  });
});

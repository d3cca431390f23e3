import { describe, expect, it } from 'vitest';
import { lookupOptions } from './lookupOptions';

const words = { none: 'None', unlisted: (name: string) => `${name} (not in the list)`, unknown: (id: number) => `Number ${id}` };
const ready = { status: 'ready', items: [{ id: 4, name: 'Tidewater' }] } as const;
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

describe('lookupOptions', () => {
  it('offers none and the list', () => {
    expect(lookupOptions(ready, 4, words)).toEqual([
      { value: '0', label: 'None' },
      { value: '4', label: 'Tidewater' },
    ]);
  });

  it('keeps and marks an id that is not in the list', () => {
    expect(labels(lookupOptions(ready, 9, words))).toEqual(['None', 'Number 9 (not in the list)', 'Tidewater']);
  });

  it('keeps the value while the list is not there', () => {
    expect(labels(lookupOptions({ status: 'failed', items: [] }, 9, words))).toEqual(['None', 'Number 9']);
    expect(labels(lookupOptions({ status: 'loading', items: [] }, 0, words))).toEqual(['None']);
  });
});

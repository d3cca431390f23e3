import { describe, expect, it } from 'vitest';
import { lookupOptions } from './lookupOptions';

const labels = { none: 'None', unlisted: (name: string) => `${name} (not in the list)`, unknown: (id: number) => `Number ${id}` };
const ready = { status: 'ready', items: [{ id: 4, name: 'Tidewater' }] } as const;
const labelsOf = (options: { label: string }[]) => options.map(({ label }) => label);

describe('lookupOptions', () => {
  it("offers 'none' and the whole list", () => {
    expect(lookupOptions(ready, 4, labels)).toEqual([
      { value: '0', label: 'None' },
      { value: '4', label: 'Tidewater' },
    ]);
  });

  it('keeps and marks an id that is not in the list', () => {
    expect(labelsOf(lookupOptions(ready, 9, labels))).toEqual(['None', 'Number 9 (not in the list)', 'Tidewater']);
  });

  it('keeps the value while the list is not loaded', () => {
    expect(labelsOf(lookupOptions({ status: 'failed', items: [] }, 9, labels))).toEqual(['None', 'Number 9']);
    expect(labelsOf(lookupOptions({ status: 'loading', items: [] }, 0, labels))).toEqual(['None']);
  });
});

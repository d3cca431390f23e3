import { describe, expect, it } from 'vitest';
import {
  allSelected,
  countSelected,
  isSelected,
  nothingSelected,
  pruned,
  type Selection,
  selectedKeys,
  toggled,
  withKeys,
  withRange,
} from './selection';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
const order = rows.map(({ id }) => id);
const all = allSelected<number>();
const some = (...ids: number[]): Selection<number> => ({ mode: 'some', ids: new Set(ids), anchor: null });

describe('selection of some', () => {
  it('starts empty', () => {
    expect(countSelected(nothingSelected(), 60)).toBe(0);
  });

  it('includes rows of other pages', () => {
    const selection = withKeys(some(9), rows, new Set(['9', '2']), Number);
    expect(countSelected(selection, 60)).toBe(2);
    expect(selectedKeys(selection, rows)).toEqual(new Set(['9', '2']));
  });

  it('drops deleted ids, and stays the same object when none is deleted', () => {
    expect(
      countSelected(
        pruned(some(1, 2), (id) => id !== 2),
        60,
      ),
    ).toBe(1);
    const selection = some(1);
    expect(pruned(selection, () => true)).toBe(selection);
  });

  it('toggles an item, and extends the range from it', () => {
    const one = toggled(nothingSelected<number>(), 3);
    expect(one).toEqual({ mode: 'some', ids: new Set([3]), anchor: 3 });
    expect(countSelected(toggled(one, 3), 3)).toBe(0);
    expect(withRange(one, 1, order)).toEqual({ mode: 'some', ids: new Set([3, 1, 2]), anchor: 3 });
    expect(withRange(some(), 2, order)).toEqual({ mode: 'some', ids: new Set([2]), anchor: 2 });
    expect(withRange(one, 1, [1, 2])).toEqual({ mode: 'some', ids: new Set([3, 1]), anchor: 3 });
  });
});

describe('selection of all that match', () => {
  it('counts pages that were never shown', () => {
    expect(countSelected(all, 100_000)).toBe(100_000);
    expect(selectedKeys(all, rows)).toEqual(new Set(['1', '2', '3']));
  });

  it('excludes a deselected row and includes it again', () => {
    const without = withKeys(all, rows, new Set(['1', '3']), Number);
    expect(countSelected(without, 60)).toBe(59);
    expect(selectedKeys(without, rows)).toEqual(new Set(['1', '3']));
    expect(countSelected(withKeys(without, rows, new Set(['1', '2', '3']), Number), 60)).toBe(60);
  });

  it('deselects an item and includes it again with a range', () => {
    const without = toggled(toggled(all, 1), 2);
    expect([1, 2, 3].map((id) => isSelected(without, id))).toEqual([false, false, true]);
    expect(isSelected(withRange(without, 1, order), 1)).toBe(true);
    expect(pruned(without, () => false)).toBe(without);
  });
});

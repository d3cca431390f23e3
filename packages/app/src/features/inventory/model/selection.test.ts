import { describe, expect, it } from 'vitest';
import { countSelected, NOTHING_SELECTED, selectedKeys, withKeys, withoutProducts } from './selection';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
const all = { mode: 'all', except: new Set<number>() } as const;

describe('a selection of some', () => {
  it('holds rows of other pages', () => {
    const selection = withKeys({ mode: 'some', ids: new Set([9]) }, rows, new Set(['9', '2']));
    expect(countSelected(selection, 60)).toBe(2);
    expect(selectedKeys(selection, rows)).toEqual(new Set(['9', '2']));
  });

  it('forgets what is gone', () => {
    expect(countSelected(withoutProducts({ mode: 'some', ids: new Set([1, 2]) }, new Set([2])), 60)).toBe(1);
  });

  it('starts with nothing', () => {
    expect(countSelected(NOTHING_SELECTED, 60)).toBe(0);
  });
});

describe('a selection of all that match', () => {
  it('counts pages nobody has seen', () => {
    expect(countSelected(all, 100_000)).toBe(100_000);
    expect(selectedKeys(all, rows)).toEqual(new Set(['1', '2', '3']));
  });

  it('leaves out what was taken off, and takes it in again', () => {
    const without = withKeys(all, rows, new Set(['1', '3']));
    expect(countSelected(without, 60)).toBe(59);
    expect(selectedKeys(without, rows)).toEqual(new Set(['1', '3']));
    expect(countSelected(withKeys(without, rows, new Set(['1', '2', '3'])), 60)).toBe(60);
  });
});

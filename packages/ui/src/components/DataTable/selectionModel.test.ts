import { describe, expect, it } from 'vitest';
import { pageSelection, togglePage, toggleRows } from './selectionModel';

const keys = ['a', 'b', 'c', 'd', 'e'];
const list = (set: ReadonlySet<string>) => [...set].toSorted();

describe('toggleRows', () => {
  it('selects and leaves one row', () => {
    expect(list(toggleRows(new Set(), keys, 'b', null))).toEqual(['b']);
    expect(list(toggleRows(new Set(['b', 'x']), keys, 'b', null))).toEqual(['x']);
  });
  it('selects from the anchor on, in both directions', () => {
    expect(list(toggleRows(new Set(['b']), keys, 'd', 'b'))).toEqual(['b', 'c', 'd']);
    expect(list(toggleRows(new Set(['d']), keys, 'b', 'd'))).toEqual(['b', 'c', 'd']);
  });
  it('leaves a range when the row was selected', () => {
    expect(list(toggleRows(new Set(keys), keys, 'd', 'b'))).toEqual(['a', 'e']);
  });
  it('takes one row when the anchor is on another page', () => {
    expect(list(toggleRows(new Set(), keys, 'd', 'elsewhere'))).toEqual(['d']);
  });
});

describe('a page', () => {
  it('says how much of it is selected', () => {
    expect(pageSelection(new Set(['x']), keys)).toBe('none');
    expect(pageSelection(new Set(['a']), keys)).toBe('some');
    expect(pageSelection(new Set(keys), keys)).toBe('all');
    expect(pageSelection(new Set(), [])).toBe('none');
  });
  it('is selected whole, then left, and other pages stay', () => {
    const all = togglePage(new Set(['x', 'a']), keys);
    expect(list(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'x']);
    expect(list(togglePage(all, keys))).toEqual(['x']);
  });
});

import { describe, expect, it } from 'vitest';
import { pageSelection, togglePage, toggleRows } from './selectionModel';

const keys = ['a', 'b', 'c', 'd', 'e'];
const list = (set: ReadonlySet<string>) => [...set].toSorted();

describe('toggleRows', () => {
  it('selects and deselects one row', () => {
    expect(list(toggleRows(new Set(), keys, 'b', null))).toEqual(['b']);
    expect(list(toggleRows(new Set(['b', 'x']), keys, 'b', null))).toEqual(['x']);
  });
  it('selects from the anchor on, in both directions', () => {
    expect(list(toggleRows(new Set(['b']), keys, 'd', 'b'))).toEqual(['b', 'c', 'd']);
    expect(list(toggleRows(new Set(['d']), keys, 'b', 'd'))).toEqual(['b', 'c', 'd']);
  });
  it('deselects a range when the row was selected', () => {
    expect(list(toggleRows(new Set(keys), keys, 'd', 'b'))).toEqual(['a', 'e']);
  });
  it('toggles a single row when the anchor is on another page', () => {
    expect(list(toggleRows(new Set(), keys, 'd', 'elsewhere'))).toEqual(['d']);
  });
});

describe('selection of a page', () => {
  it('reports none, some or all of the page', () => {
    expect(pageSelection(new Set(['x']), keys)).toBe('none');
    expect(pageSelection(new Set(['a']), keys)).toBe('some');
    expect(pageSelection(new Set(keys), keys)).toBe('all');
    expect(pageSelection(new Set(), [])).toBe('none');
  });
  it('selects the whole page, then deselects it, and leaves other pages alone', () => {
    const all = togglePage(new Set(['x', 'a']), keys);
    expect(list(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'x']);
    expect(list(togglePage(all, keys))).toEqual(['x']);
  });
});

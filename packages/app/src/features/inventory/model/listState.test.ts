import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LIST_STATE,
  MAX_SEARCH,
  moveInList,
  normalizeSearch,
  placeInList,
  readListState,
  writeListState,
} from './listState';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('readListState', () => {
  it('starts with name ascending, page 1, size 10 and nothing open', () => {
    expect(read('')).toEqual({ state: DEFAULT_LIST_STATE, corrected: [] });
  });

  it('reads everything a link can say', () => {
    expect(read('search=strap&sort=price&order=desc&page=3&size=25&product=17&dialog=export')).toEqual({
      state: { search: 'strap', sort: 'price', order: 'desc', page: 3, size: 25, open: 17, dialog: 'export' },
      corrected: [],
    });
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=abc', 'page'],
    ['page=1.5', 'page'],
    ['page=1e3', 'page'],
    ['page=99999999999999999999', 'page'],
    ['size=7', 'size'],
    ['size=1000', 'size'],
    ['sort=cost', 'sort'],
    ['sort=__proto__', 'sort'],
    ['order=up', 'order'],
    ['product=x', 'product'],
    ['product=-4', 'product'],
    ['dialog=import', 'dialog'],
  ] as const)('corrects %s and says so', (query, name) => {
    expect(read(query)).toEqual({ state: DEFAULT_LIST_STATE, corrected: [name] });
  });

  it('opens the draft of a new product by either spelling', () => {
    expect(read('product=new').state.open).toBe('new');
    expect(read('new').state.open).toBe('new');
  });

  it('takes search text literally and blank text as no filter', () => {
    expect(read(`search=${encodeURIComponent('.*+?^$()[]%')}`).state.search).toBe('.*+?^$()[]%');
    expect(read('search=%20%20').state.search).toBe('');
  });

  it('cuts a search that is too long and says so', () => {
    const { state, corrected } = read(`search=${'a'.repeat(1000)}`);
    expect(state.search).toHaveLength(MAX_SEARCH);
    expect(corrected).toEqual(['search']);
  });
});

describe('normalizeSearch', () => {
  it('never cuts through an emoji', () => {
    expect(normalizeSearch('🧢'.repeat(300)).text).toBe('🧢'.repeat(MAX_SEARCH));
  });

  it('settles a megabyte at once', () => {
    expect(normalizeSearch('x'.repeat(1_000_000))).toEqual({ text: 'x'.repeat(MAX_SEARCH), cut: true });
  });
});

describe('writeListState', () => {
  it('leaves defaults out and keeps foreign parameters', () => {
    expect(writeListState(DEFAULT_LIST_STATE, new URLSearchParams('layout=empty&page=4&new')).toString()).toBe('layout=empty');
  });

  it('is read back unchanged', () => {
    const state = { search: 'a&b=ş', sort: 'stock', order: 'desc', page: 2, size: 5, open: 'new', dialog: 'export' } as const;
    expect(readListState(writeListState(state))).toEqual({ state, corrected: [] });
  });
});

describe('placeInList', () => {
  it('is the same whatever lies over the list', () => {
    expect(placeInList('?page=2&product=4&panel=messages&dialog=export&layout=compact')).toBe(placeInList('?product=4&page=2'));
    expect(placeInList('?product=4')).not.toBe(placeInList(''));
  });
});

describe('moveInList', () => {
  const state = { ...DEFAULT_LIST_STATE, search: 'strap', page: 4, open: 12 };

  it('restarts at page 1 and closes the row on a new search', () => {
    expect(moveInList(state, { search: ' bag ' })).toEqual({ ...state, search: 'bag', page: 1, open: null });
  });

  it('keeps the search over sort and page', () => {
    expect(moveInList(state, { sort: 'price' })).toEqual({ ...state, sort: 'price', page: 1, open: null });
    expect(moveInList(state, { page: 5 })).toEqual({ ...state, page: 5, open: null });
  });

  it('keeps the first row of the page in sight when the size changes', () => {
    expect(moveInList(state, { size: 25 }).page).toBe(2);
    expect(moveInList(state, { size: 5 }).page).toBe(7);
  });
});

import { describe, expect, it } from 'vitest';
import { choiceParam, MAX_SEARCH, normalizeSearch, openParam, pageParam, searchParam, sizeParam } from './addressParams';
import { listAddress } from './listAddress';

interface State {
  search: string;
  tag: 'new' | 'old' | null;
  page: number;
  size: number;
  open: string | null;
}

const address = listAddress<State>({
  search: searchParam,
  tag: choiceParam(['new', 'old'], null),
  page: pageParam,
  size: sizeParam(10),
  open: openParam('contact'),
});
const { fallback, move, write } = address;
const read = (query: string) => address.read(new URLSearchParams(query));

describe('reading', () => {
  it('says what a bare address means', () => {
    expect(read('')).toEqual({ state: { search: '', tag: null, page: 1, size: 10, open: null }, corrected: [] });
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=1e3', 'page=99999999999999999999'])('corrects %s', (query) => {
    expect(read(query)).toEqual({ state: fallback, corrected: ['page'] });
  });

  it('names what was wrong as the address does', () => {
    expect(read('tag=none&size=7&contact=7').corrected).toEqual(['tag', 'size']);
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

describe('a search text', () => {
  it('is never cut through an emoji', () => {
    expect(normalizeSearch('🧢'.repeat(300)).text).toBe('🧢'.repeat(MAX_SEARCH));
  });

  it('of a megabyte is settled at once', () => {
    expect(normalizeSearch('x'.repeat(1_000_000))).toEqual({ text: 'x'.repeat(MAX_SEARCH), cut: true });
  });
});

describe('writing', () => {
  it('leaves defaults out and keeps foreign parameters', () => {
    expect(write(fallback, new URLSearchParams('layout=empty&page=4')).toString()).toBe('layout=empty');
  });

  it('is read back unchanged', () => {
    const state: State = { search: 'a&b=ş', tag: 'old', page: 2, size: 5, open: 'x/y' };
    expect(address.read(write(state))).toEqual({ state, corrected: [] });
  });
});

describe('moving', () => {
  const state: State = { ...fallback, search: 'strap', page: 4, open: 'a' };

  it('restarts at page 1 with another search, read as an address is', () => {
    expect(move(state, { search: ' bag ' })).toEqual({ ...state, search: 'bag', page: 1 });
    expect(move(state, { search: 'strap ' })).toEqual(state);
  });

  it('keeps the first row of the page in sight when the size changes', () => {
    expect(move(state, { size: 25 }).page).toBe(2);
    expect(move(state, { size: 5 }).page).toBe(7);
    expect(move(state, { size: 5, page: 1 }).page).toBe(1);
  });

  it('says what makes it another list', () => {
    expect(address.scopeOf({ ...state, page: 1, open: 'b' })).toBe(address.scopeOf(state));
    expect(address.scopeOf({ ...state, search: 'bag' })).not.toBe(address.scopeOf(state));
  });

  it('closes what a move is to close', () => {
    const closing = listAddress<{ open: string | null; page: number }>(
      { open: openParam('contact'), page: pageParam },
      { closing: ['open'] },
    );
    expect(closing.move({ open: 'a', page: 1 }, { page: 2 })).toEqual({ open: null, page: 2 });
  });
});

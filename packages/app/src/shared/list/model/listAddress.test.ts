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

describe('listAddress.read', () => {
  it('reads the defaults from a bare address', () => {
    expect(read('')).toEqual({ state: { search: '', tag: null, page: 1, size: 10, open: null }, corrected: [] });
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=1e3', 'page=99999999999999999999'])('corrects %s', (query) => {
    expect(read(query)).toEqual({ state: fallback, corrected: ['page'] });
  });

  it('names invalid values as the address does', () => {
    expect(read('tag=none&size=7&contact=7').corrected).toEqual(['tag', 'size']);
  });

  it('takes a search term literally and blank text as no filter', () => {
    expect(read(`search=${encodeURIComponent('.*+?^$()[]%')}`).state.search).toBe('.*+?^$()[]%');
    expect(read('search=%20%20').state.search).toBe('');
  });

  it('cuts a search term that is too long and reports it', () => {
    const { state, corrected } = read(`search=${'a'.repeat(1000)}`);
    expect(state.search).toHaveLength(MAX_SEARCH);
    expect(corrected).toEqual(['search']);
  });
});

describe('normalizeSearch', () => {
  it('never cuts through an emoji', () => {
    expect(normalizeSearch('🧢'.repeat(300)).text).toBe('🧢'.repeat(MAX_SEARCH));
  });

  it('handles a megabyte of text at once', () => {
    expect(normalizeSearch('x'.repeat(1_000_000))).toEqual({ text: 'x'.repeat(MAX_SEARCH), cut: true });
  });
});

describe('listAddress.write', () => {
  it('leaves defaults out and keeps foreign parameters', () => {
    expect(write(fallback, new URLSearchParams('layout=empty&page=4')).toString()).toBe('layout=empty');
  });

  it('writes what is read back unchanged', () => {
    const state: State = { search: 'a&b=ş', tag: 'old', page: 2, size: 5, open: 'x/y' };
    expect(address.read(write(state))).toEqual({ state, corrected: [] });
  });
});

describe('listAddress.move', () => {
  const state: State = { ...fallback, search: 'strap', page: 4, open: 'a' };

  it('restarts at page 1 with another search term, normalised as in an address', () => {
    expect(move(state, { search: ' bag ' })).toEqual({ ...state, search: 'bag', page: 1 });
    expect(move(state, { search: 'strap ' })).toEqual(state);
  });

  it('keeps the first row of the page in view when the size changes', () => {
    expect(move(state, { size: 25 }).page).toBe(2);
    expect(move(state, { size: 5 }).page).toBe(7);
    expect(move(state, { size: 5, page: 1 }).page).toBe(1);
  });

  it('tells lists apart by scopeOf', () => {
    expect(address.scopeOf({ ...state, page: 1, open: 'b' })).toBe(address.scopeOf(state));
    expect(address.scopeOf({ ...state, search: 'bag' })).not.toBe(address.scopeOf(state));
  });

  it('closes the open record where configured', () => {
    const closing = listAddress<{ open: string | null; page: number }>(
      { open: openParam('contact'), page: pageParam },
      { closing: ['open'] },
    );
    expect(closing.move({ open: 'a', page: 1 }, { page: 2 })).toEqual({ open: null, page: 2 });
  });
});

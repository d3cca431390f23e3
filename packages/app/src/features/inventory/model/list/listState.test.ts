import { describe, expect, it } from 'vitest';
import { inventoryAddress, listPosition } from './listState';

const { fallback, move, write } = inventoryAddress;
const read = (query: string) => inventoryAddress.read(new URLSearchParams(query));

describe('inventoryAddress', () => {
  it('starts with name ascending, page 1, size 10 and nothing open', () => {
    expect(read('')).toEqual({
      state: {
        search: '',
        sort: 'name',
        order: 'asc',
        page: 1,
        size: 10,
        filters: '',
        open: null,
        dialog: null,
        columns: '',
        view: null,
      },
      corrected: [],
    });
  });

  it('reads every parameter of a link', () => {
    expect(
      read('search=strap&sort=price&order=desc&page=3&size=25&product=17&dialog=export&columns=name.price&view=low'),
    ).toEqual({
      state: {
        search: 'strap',
        sort: 'price',
        order: 'desc',
        page: 3,
        size: 25,
        open: 17,
        filters: '',
        dialog: 'export',
        columns: 'name.price',
        view: 'low',
      },
      corrected: [],
    });
  });

  it.each([
    ['size=7', 'size'],
    ['size=1000', 'size'],
    ['sort=cost', 'sort'],
    ['sort=__proto__', 'sort'],
    ['order=up', 'order'],
    ['product=x', 'product'],
    ['product=-4', 'product'],
    ['dialog=import', 'dialog'],
    ['category=watches', 'filters'],
    ['level=some', 'filters'],
    ['priceFrom=-1', 'filters'],
  ] as const)('corrects and reports %s', (query, name) => {
    expect(read(query)).toEqual({ state: fallback, corrected: [name] });
  });

  it('opens the draft of a new product by either spelling', () => {
    expect(read('product=new').state.open).toBe('new');
    expect(read('new').state.open).toBe('new');
    expect(write(fallback, new URLSearchParams('layout=empty&page=4&new')).toString()).toBe('layout=empty');
  });

  it('keeps valid filters beside an invalid one', () => {
    const { state, corrected } = read('brand=3&brand=1&level=some&utm=x');
    expect(corrected).toEqual(['filters']);
    expect(write(state, new URLSearchParams('brand=9&utm=x')).toString()).toBe('utm=x&brand=1&brand=3');
  });

  it('reads back unchanged what it wrote', () => {
    const state = {
      search: 'a&b=ş',
      sort: 'stock',
      order: 'desc',
      page: 2,
      size: 5,
      open: 'new',
      filters: 'category=2&category=5&level=low&priceFrom=9.50',
      dialog: 'export',
      columns: 'name.price',
      view: 'ş',
    } as const;
    expect(inventoryAddress.read(write(state))).toEqual({ state, corrected: [] });
  });
});

describe('listPosition', () => {
  it('ignores overlays above the list', () => {
    expect(listPosition('?page=2&product=4&panel=messages&dialog=export&columns=name&layout=compact')).toBe(
      listPosition('?product=4&page=2'),
    );
    expect(listPosition('?product=4')).not.toBe(listPosition(''));
  });
});

it('inventoryAddress: begins at the first page with another filter', () => {
  const state = { ...fallback, page: 4, open: 12 };
  expect(move(state, { filters: 'level=low' })).toEqual({ ...fallback, filters: 'level=low' });
});

it('inventoryAddress: closes the open row with every move in the list', () => {
  const state = { ...fallback, search: 'strap', page: 4, open: 12 };
  expect(move(state, { search: ' bag ' })).toEqual({ ...state, search: 'bag', page: 1, open: null });
  expect(move(state, { sort: 'price' })).toEqual({ ...state, sort: 'price', page: 1, open: null });
  expect(move(state, { page: 5 })).toEqual({ ...state, page: 5, open: null });
});

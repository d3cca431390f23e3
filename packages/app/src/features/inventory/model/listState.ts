import {
  DEFAULT_PRODUCT_QUERY,
  PAGE_SIZES,
  PRODUCT_SORTS,
  type ProductQuery,
  type ProductSort,
  type SortOrder,
} from '@stockroom/contract';

/** Which details are open: a product's id, the draft of a new product, or none. */
export type OpenProduct = number | 'new' | null;

/** Where a person is in the list. The URL holds all of it (screens, 1.2.1). */
export interface ListState extends ProductQuery {
  open: OpenProduct;
  /** The dialog that is open over the list. */
  dialog: 'export' | null;
}

/** A value of the URL that made no sense and was replaced. */
export type Correction = 'search' | 'sort' | 'order' | 'page' | 'size' | 'product' | 'dialog';

/** Longest search text that is asked for; more of it can't match a name, SKU or barcode. */
export const MAX_SEARCH = 255;

export const DEFAULT_LIST_STATE: ListState = { ...DEFAULT_PRODUCT_QUERY, open: null, dialog: null };

/**
 * Reads the list's state from the URL.
 * @returns the state, and which values were wrong and are now the default, so that the person can be told
 */
export function readListState(params: URLSearchParams): { state: ListState; corrected: Correction[] } {
  const corrected: Correction[] = [];
  function read<T>(name: Correction, fallback: T, parse: (text: string) => T | undefined): T {
    const text = params.get(name);
    if (text === null || text === '') return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    corrected.push(name);
    return fallback;
  }
  const search = normalizeSearch(params.get('search') ?? '');
  if (search.cut) corrected.push('search');
  const state: ListState = {
    search: search.text,
    sort: read<ProductSort>('sort', DEFAULT_PRODUCT_QUERY.sort, (text) => PRODUCT_SORTS.find((sort) => sort === text)),
    order: read<SortOrder>('order', DEFAULT_PRODUCT_QUERY.order, (text) =>
      text === 'asc' || text === 'desc' ? text : undefined,
    ),
    page: read('page', DEFAULT_PRODUCT_QUERY.page, parsePositive),
    size: read<number>('size', DEFAULT_PRODUCT_QUERY.size, (text) => PAGE_SIZES.find((size) => String(size) === text)),
    open: read<OpenProduct>('product', null, (text) => (text === 'new' ? 'new' : parsePositive(text))),
    dialog: read('dialog', null, (text) => (text === 'export' ? text : undefined)),
  };
  if (params.has('new')) state.open = 'new';
  return { state, corrected };
}

/**
 * Writes the state into a copy of `params`; what equals the default is left out and foreign parameters stay.
 */
export function writeListState(state: ListState, params = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('new');
  const put = (name: Correction, value: string | number | null, fallback: string | number | null) => {
    if (value === fallback) next.delete(name);
    else next.set(name, String(value));
  };
  put('search', state.search, '');
  put('sort', state.sort, DEFAULT_PRODUCT_QUERY.sort);
  put('order', state.order, DEFAULT_PRODUCT_QUERY.order);
  put('page', state.page, DEFAULT_PRODUCT_QUERY.page);
  put('size', state.size, DEFAULT_PRODUCT_QUERY.size);
  put('product', state.open, null);
  put('dialog', state.dialog, null);
  return next;
}

/** What an address says of where one is in the list: the same for addresses that differ in what lies over it. */
export function placeInList(search: string): string {
  return writeListState({ ...readListState(new URLSearchParams(search)).state, dialog: null }).toString();
}

/** The part of the state that is a request. */
export function queryOf({ search, sort, order, page, size }: ListState): ProductQuery {
  return { search, sort, order, page, size };
}

/**
 * Moves in the list as specified: a new search or sort starts at page 1 and, like a new page, closes the open row
 * (screens, 3.1 Shows). A new page size keeps the first row in sight.
 */
export function moveInList(state: ListState, change: Partial<ProductQuery>): ListState {
  const next: ListState = { ...state, ...change, open: null };
  if (change.search !== undefined) next.search = normalizeSearch(change.search).text;
  const restarts = next.search !== state.search || next.sort !== state.sort || next.order !== state.order;
  if (restarts) next.page = 1;
  else if (change.size !== undefined && change.size !== state.size && change.page === undefined) {
    next.page = Math.floor(((state.page - 1) * state.size) / change.size) + 1;
  }
  return next;
}

/** Trims a search text and cuts it to what can match, never through a character. Blank means no filter. */
export function normalizeSearch(text: string): { text: string; cut: boolean } {
  // A pasted megabyte is cut before anything walks through it.
  const head = text.slice(0, MAX_SEARCH * 8).trim();
  const characters = [...head];
  const cut = characters.length > MAX_SEARCH || text.length > MAX_SEARCH * 8;
  return { text: cut ? characters.slice(0, MAX_SEARCH).join('').trimEnd() : head, cut };
}

function parsePositive(text: string): number | undefined {
  if (!/^[1-9]\d{0,14}$/.test(text)) return undefined;
  return Number(text);
}

import { DEFAULT_PRODUCT_QUERY, filtersOfAddress, PRODUCT_SORTS, type ProductQuery } from '@stockroom/contract';
import { choiceParam, openParam, pageParam, positiveOf, searchParam, sizeParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** The open details: a product's id, the draft of a new product, or none. */
export type OpenProduct = number | 'new' | null;

/** The state of the list. The URL holds all of it. */
export interface ListState extends Required<Omit<ProductQuery, 'loose'>> {
  open: OpenProduct;
  /** The dialog that is open above the list. */
  dialog: 'export' | 'filters' | 'save-view' | 'rename-view' | 'trash' | null;
  /** The columns that a view requests (see `columnsOfAddress`); empty: the user's own choice on this device. */
  columns: string;
  /** Id of the chosen saved view. The address's other parameters apply even if the view has changed or was deleted. */
  view: string | null;
}

/**
 * The address of the list. A new search or sort starts at page 1 and, like a new page, closes the open row; the draft of a new
 * product may also be called `?new`.
 */
export const inventoryAddress = listAddress<ListState>(
  {
    search: searchParam,
    sort: { ...choiceParam(PRODUCT_SORTS, DEFAULT_PRODUCT_QUERY.sort), isFilter: true },
    order: { ...choiceParam(['asc', 'desc'], DEFAULT_PRODUCT_QUERY.order), isFilter: true },
    page: pageParam,
    size: sizeParam(DEFAULT_PRODUCT_QUERY.size),
    open: {
      name: 'product',
      fallback: null,
      read: (text) => (text === 'new' ? 'new' : positiveOf(text)),
      write: String,
      flag: { name: 'new', value: 'new' },
    },
    // The parameters are those of the call, so that a link to a list doubles as its request.
    filters: { fallback: '', read: String, write: String, isFilter: true, several: filtersOfAddress },
    dialog: choiceParam(['export', 'filters', 'save-view', 'rename-view', 'trash'], null),
    columns: { fallback: '', read: String, write: String },
    view: openParam('view'),
  },
  { closing: ['open'] },
);

/** The part of an address that identifies the position in the list: equal for addresses that differ only in their overlay. */
export function listPosition(search: string): string {
  const { state } = inventoryAddress.read(new URLSearchParams(search));
  return inventoryAddress.write({ ...state, dialog: null, columns: '' }).toString();
}

/** The part of the state that forms the request. */
export function queryOf({ search, sort, order, page, size, filters }: ListState): ProductQuery {
  return { search, sort, order, page, size, filters };
}

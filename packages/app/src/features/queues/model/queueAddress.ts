import { filtersOfAddress } from '@stockroom/contract';
import { LINE_FILTERS, type LineFilter } from '#entities/counts/model/countLines';
import { choiceParam, openParam, positiveOf, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

export const QUEUE_TABS = ['labels', 'counts', 'imports'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

/** The selected queue, and the item open in it. */
export interface QueueState {
  tab: QueueTab;
  /** Id of a product to label, passed by another page. */
  product: number | null;
  /** Id of the open count. */
  countId: string | null;
  /** Filter of the count's lines. */
  show: LineFilter;
  /** Search term for a count's lines; above the list of counts, for the products of a new count. */
  search: string;
  /** Filters for the products of a new count, as `readProductFilters` writes them. */
  filters: string;
  /** Id of the import whose report is open. */
  importId: string | null;
  /** Overlay of the page: the form of a new count, or the sources of labels. */
  overlay: 'count' | 'sources' | null;
}

/** `?tab=counts&count=…&lines=different` */
export const queueAddress = listAddress<QueueState>({
  tab: choiceParam(QUEUE_TABS, 'labels'),
  product: { fallback: null, read: positiveOf, write: String },
  countId: openParam('count'),
  show: { ...choiceParam(LINE_FILTERS, 'all'), name: 'lines', isFilter: true },
  search: searchParam,
  filters: { fallback: '', read: String, write: String, several: filtersOfAddress },
  importId: openParam('import'),
  overlay: { ...choiceParam(['count', 'sources'], null), name: 'show' },
});

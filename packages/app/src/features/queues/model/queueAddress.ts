import { filtersOfAddress } from '@stockroom/contract';
import { choiceParam, openParam, positiveOf, searchParam } from '../../../shared/list/model/addressParams';
import { listAddress } from '../../../shared/list/model/listAddress';
import { LINE_FILTERS, type LineFilter } from '../../../shared/counts/model/countLines';

export const QUEUE_TABS = ['labels', 'counts', 'imports'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

/** Which queue is looked at, and what is open in it. */
export interface QueueState {
  tab: QueueTab;
  /** A product that another page sends along, to be labelled. */
  product: number | null;
  /** The count that is open. */
  countId: string | null;
  /** Filter of its lines. */
  show: LineFilter;
  /** Of a count's lines; over the list of counts, of the products that a new one is to be of. */
  search: string;
  /** The products that a new count is to be of, as `readProductFilters` writes it. */
  filters: string;
  /** The import whose report is open. */
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

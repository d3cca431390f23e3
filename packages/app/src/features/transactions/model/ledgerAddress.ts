import { MOVEMENT_REASONS, type MovementReason } from '@stockroom/contract';
import { type AddressParam, choiceParam, openParam, positiveOf, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** The ledger's filters and overlay. */
export interface LedgerState {
  search: string;
  productId: number | null;
  reason: MovementReason | null;
  userId: string | null;
  direction: 'in' | 'out' | null;
  /** First and last day, `2026-03-01`. */
  from: string | null;
  to: string | null;
  overlay: 'record' | null;
}

/** Whether a text is a calendar day; the 31st of April is not. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const dayParam: AddressParam<string | null> = {
  fallback: null,
  read: (text) => (isDay(text) ? text : undefined),
  write: String,
  isFilter: true,
};

/** `?productId=3&reason=damaged&from=2026-02-01`: the names are those of the API call. */
export const ledgerAddress = listAddress<LedgerState>({
  search: searchParam,
  productId: { fallback: null, read: positiveOf, write: String, isFilter: true },
  reason: { ...choiceParam(MOVEMENT_REASONS, null), isFilter: true },
  userId: { ...openParam('userId'), isFilter: true },
  direction: { ...choiceParam(['in', 'out'], null), isFilter: true },
  from: dayParam,
  to: dayParam,
  overlay: { ...choiceParam(['record'], null), name: 'show' },
});

/** The state of the ledger without filters. */
export const NO_FILTERS: Omit<LedgerState, 'overlay'> = {
  search: '',
  productId: null,
  reason: null,
  userId: null,
  direction: null,
  from: null,
  to: null,
};

/** Whether a filter is set. */
export function isNarrowed(state: LedgerState): boolean {
  return ledgerAddress.scopeOf(state) !== ledgerAddress.scopeOf({ ...state, ...NO_FILTERS });
}

import { choiceParam, openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** Effects of a scan while the page is open. */
export const SCAN_MODES = ['open', 'stock', 'count', 'receive'] as const;
export type ScanMode = (typeof SCAN_MODES)[number];

export interface SearchState {
  search: string;
  scan: ScanMode;
  /** Id of the count that scans go to; `null`: the newest open count. */
  countId: string | null;
}

/** The address of the look-up. */
export const searchAddress = listAddress<SearchState>({
  search: searchParam,
  scan: choiceParam(SCAN_MODES, 'open'),
  countId: openParam('count'),
});

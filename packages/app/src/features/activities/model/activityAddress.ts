import { ACTIVITY_KINDS, type ActivityKind } from '@stockroom/contract';
import { choiceParam, openParam, positiveOf, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** Filters of the log, and the number of pages shown. */
export interface ActivityState {
  search: string;
  kind: ActivityKind | null;
  /** Id of the person whose activities are shown. */
  person: string | null;
  /** Number of pages shown, newest first. */
  shown: number;
}

/** Maximum number of pages that a URL can request at once. */
const MAX_SHOWN = 80;

/** `?kind=stock&person=contact-3&shown=2` */
export const activityAddress = listAddress<ActivityState>({
  search: searchParam,
  kind: { ...choiceParam(ACTIVITY_KINDS, null), isFilter: true },
  person: { ...openParam('person'), isFilter: true },
  shown: {
    fallback: 1,
    read: (text) => {
      const pages = positiveOf(text);
      return pages === undefined || pages > MAX_SHOWN ? undefined : pages;
    },
    write: String,
  },
});

/** Filters that show everything, newest first. */
export const NO_FILTERS: ActivityState = activityAddress.fallback;

/** Whether a filter is set. */
export const isNarrowed = (state: ActivityState): boolean =>
  activityAddress.scopeOf(state) !== activityAddress.scopeOf(NO_FILTERS);

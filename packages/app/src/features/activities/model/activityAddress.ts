import { ACTIVITY_KINDS, type ActivityKind } from '@stockroom/contract';
import { choiceParam, openParam, positiveOf, searchParam } from '../../../shared/list/model/addressParams';
import { listAddress } from '../../../shared/list/model/listAddress';

/** Filters of the log, and how much of it is shown. */
export interface ActivityState {
  search: string;
  kind: ActivityKind | null;
  /** Whose activities: an id. */
  person: string | null;
  /** Pages that are shown, from the newest on. */
  shown: number;
}

/** Pages that one address can ask for at once. */
const MOST_SHOWN = 80;

/** `?kind=stock&person=contact-3&shown=2` */
export const activityAddress = listAddress<ActivityState>({
  search: searchParam,
  kind: { ...choiceParam(ACTIVITY_KINDS, null), isFilter: true },
  person: { ...openParam('person'), isFilter: true },
  shown: {
    fallback: 1,
    read: (text) => {
      const pages = positiveOf(text);
      return pages === undefined || pages > MOST_SHOWN ? undefined : pages;
    },
    write: String,
  },
});

/** An address that shows everything, from the newest on. */
export const NO_FILTERS: ActivityState = activityAddress.fallback;

/** Whether something is left out. */
export const isNarrowed = (state: ActivityState): boolean =>
  activityAddress.scopeOf(state) !== activityAddress.scopeOf(NO_FILTERS);

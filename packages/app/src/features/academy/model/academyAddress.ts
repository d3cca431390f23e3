import { choiceParam, openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** Filters of the list of courses. */
export interface AcademyState {
  /** Slug of a category; `null`: all. */
  category: string | null;
  search: string;
  /** Whether completed courses are left out. */
  completed: 'hidden' | null;
}

/** `?category=stock&search=count&completed=hidden` */
export const academyAddress = listAddress<AcademyState>({
  category: { ...openParam('category'), isFilter: true },
  search: searchParam,
  completed: { ...choiceParam(['hidden'], null), isFilter: true },
});

export const isNarrowed = ({ category, search, completed }: AcademyState): boolean =>
  category !== null || search !== '' || completed !== null;

export const ALL_COURSES: AcademyState = { category: null, search: '', completed: null };

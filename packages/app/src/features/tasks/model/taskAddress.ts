import { TASK_PRIORITIES, type TaskPriority } from '@stockroom/contract';
import { type AddressParam, choiceParam, openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

export const VIEWS = ['all', 'today', 'upcoming', 'completed'] as const;
export type TaskView = (typeof VIEWS)[number];

/** Overlays of the page. */
export const OVERLAYS = ['trash', 'tags'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export interface TasksState {
  search: string;
  view: TaskView;
  /** Id of the tag that the list is filtered by. */
  tag: string | null;
  /** Id of the person that the list is filtered by. */
  person: string | null;
  priority: TaskPriority | null;
  /** Whether completed tasks are hidden in the list of all. */
  hidesDone: boolean;
  overlay: Overlay | null;
}

const priorityParam: AddressParam<TaskPriority | null> = {
  fallback: null,
  read: (text) => TASK_PRIORITIES.find((priority) => String(priority) === text),
  write: String,
  isFilter: true,
};

const doneParam: AddressParam<boolean> = {
  name: 'done',
  fallback: false,
  read: (text) => (text === 'no' ? true : undefined),
  write: () => 'no',
};

/** The page's state in its URL: `?view=today&person=contact-2`, `?search=window&tag=stock`, `?done=no`. */
export const taskAddress = listAddress<TasksState>({
  search: searchParam,
  view: choiceParam(VIEWS, 'all'),
  tag: { ...openParam('tag'), isFilter: true },
  person: { ...openParam('person'), isFilter: true },
  priority: priorityParam,
  hidesDone: doneParam,
  overlay: { ...choiceParam(OVERLAYS, null), name: 'show' },
});

/** The filters' empty values, without the search. */
export const NO_FILTERS = { tag: null, person: null, priority: null } as const;

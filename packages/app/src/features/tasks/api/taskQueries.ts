import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchPeople, fetchTasks, fetchTrash, searchTasks } from './taskCalls';
import { taskKeys } from './taskKeys';
import { fetchTaskTags } from './taskTagCalls';

/** Tasks and sections, in their order. */
export const tasksQuery = () => queryOptions({ queryKey: taskKeys.list(), queryFn: ({ signal }) => fetchTasks(signal) });

/** Search results; while another search is on its way the last ones stay on screen. */
export const foundTasksQuery = (search: string) =>
  queryOptions({
    queryKey: taskKeys.found(search),
    queryFn: ({ signal }) => searchTasks(search, signal),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });

export const taskTagsQuery = () => queryOptions({ queryKey: taskKeys.tags(), queryFn: ({ signal }) => fetchTaskTags(signal) });

/** Who works in the shop changes seldom enough for a visit. */
export const taskPeopleQuery = () =>
  queryOptions({ queryKey: taskKeys.people(), queryFn: ({ signal }) => fetchPeople(signal), staleTime: Infinity });

export const taskTrashQuery = () =>
  queryOptions({ queryKey: taskKeys.trash(), queryFn: ({ signal }) => fetchTrash(signal), staleTime: 0 });

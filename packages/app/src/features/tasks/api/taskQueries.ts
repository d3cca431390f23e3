import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchPeople, fetchTasks, fetchTrash, searchTasks } from './taskCalls';
import { taskKeys } from './taskKeys';
import { fetchTaskTags } from './taskTagCalls';

/** The query of tasks and sections, in their order. */
export const tasksQuery = () => queryOptions({ queryKey: taskKeys.list(), queryFn: ({ signal }) => fetchTasks(signal) });

/** The query of search results; while another search is pending the last results stay on screen. */
export const foundTasksQuery = (search: string) =>
  queryOptions({
    queryKey: taskKeys.found(search),
    queryFn: ({ signal }) => searchTasks(search, signal),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });

export const taskTagsQuery = () => queryOptions({ queryKey: taskKeys.tags(), queryFn: ({ signal }) => fetchTaskTags(signal) });

/** The query of the shop's people. They change so rarely that one fetch per visit is enough. */
export const taskPeopleQuery = () =>
  queryOptions({ queryKey: taskKeys.people(), queryFn: ({ signal }) => fetchPeople(signal), staleTime: Infinity });

export const taskTrashQuery = () =>
  queryOptions({ queryKey: taskKeys.trash(), queryFn: ({ signal }) => fetchTrash(signal), staleTime: 0 });

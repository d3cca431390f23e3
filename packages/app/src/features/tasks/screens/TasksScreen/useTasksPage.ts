import type { Task } from '@stockroom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { taskKeys } from '#features/tasks/api/taskKeys';
import { foundTasksQuery, taskPeopleQuery, tasksQuery, taskTagsQuery } from '#features/tasks/api/taskQueries';
import { markedParts } from '#features/tasks/model/markedParts';
import { taskAddress, type TasksState } from '#features/tasks/model/taskAddress';
import { openInSections, taskList } from '#features/tasks/model/taskList';
import { taskPaths } from '#features/tasks/taskPaths';
import { dayOf } from '#shared/format/days';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { useRouter } from '#shared/routing/useRouter';

/** The state of the tasks page: its URL, and the server's data for it. */
export function useTasksPage() {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const router = useRouter();
  const { taskId: openId = null } = useParams();
  const now = useNow();
  const address = useListAddress(taskAddress, (param) => t(`params.${param as 'view'}`));
  const { state } = address;
  const everything = useQuery(tasksQuery());
  const found = useQuery(foundTasksQuery(state.search));
  const tags = useQuery(taskTagsQuery());
  const people = useQuery(taskPeopleQuery());
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const isSearch = state.search !== '';

  // A written task may match the search now, or no longer match.
  const { dataUpdatedAt } = everything;
  useEffect(() => {
    if (isSearch) void client.invalidateQueries({ queryKey: taskKeys.found(state.search) });
  }, [client, dataUpdatedAt, isSearch, state.search]);

  const tasks = everything.data ?? NONE;
  const today = dayOf(now);
  const marked = useMemo(
    () => (isSearch ? new Map((found.data ?? NONE).map(({ id, title }) => [id, markedParts(title)])) : null),
    [isSearch, found.data],
  );
  const list = useMemo(() => {
    const ids = marked && new Set(marked.keys());
    return taskList(tasks, state, ids, collapsed, today);
  }, [tasks, state, marked, collapsed, today]);

  /** The URL of a task; of the list alone for `null`. */
  const hrefOf = (id: string | null, change: Partial<TasksState> = {}): string => {
    const search = address.hrefOf({ overlay: null, ...change });
    return (id === null ? taskPaths.list : taskPaths.task(id)) + (search === '?' ? '' : search);
  };
  return {
    state,
    move: address.move,
    openId,
    /** The open task; taken from all tasks, as a search may leave it out. */
    open: tasks.find(({ id }) => id === openId) ?? null,
    everything,
    /** The query that the list depends on. */
    shown: isSearch && everything.data ? found : everything,
    tasks,
    list,
    marked,
    counts: useMemo(() => openInSections(tasks), [tasks]),
    collapsed,
    collapse: (id: string) =>
      setCollapsed((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    tags: tags.data ?? NO_TAGS,
    people: people.data ?? NO_PEOPLE,
    now,
    hrefOf,
    /** Refetches all task data, here and in other tabs. */
    refresh: () => {
      broadcastInvalidation(taskKeys.all);
      void client.invalidateQueries({ queryKey: taskKeys.all });
    },
    go: (id: string | null, change: Partial<TasksState> = {}, { replace = false } = {}): void =>
      void router.navigate(hrefOf(id, change), { replace, preventScrollReset: true }),
  };
}

const NONE: readonly Task[] = [];
const NO_TAGS: never[] = [];
const NO_PEOPLE: never[] = [];

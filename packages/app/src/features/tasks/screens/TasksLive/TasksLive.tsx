import { useQuery } from '@tanstack/react-query';
import { tasksQuery } from '#features/tasks/api/taskQueries';
import { remaining } from '#features/tasks/model/taskList';
import { taskPaths } from '#features/tasks/taskPaths';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useNavCount } from '#shared/navigation/navCounts';

/** Counts the open tasks on all pages, for their entry in the menu. */
export function TasksLive() {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const { data } = useQuery(tasksQuery());
  const count = data ? remaining(data) : 0;
  useNavCount(taskPaths.list, count, t('remaining', { count, formatted: format.number(count) }));
  return null;
}

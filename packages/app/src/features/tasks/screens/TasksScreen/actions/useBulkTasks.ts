import { Task, type TaskTag } from '@stockroom/contract';
import { deleteTask, restoreTask, type TaskPatch, updateTask } from '#features/tasks/api/taskCalls';
import { taskKeys } from '#features/tasks/api/taskKeys';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useBulkWrites } from '#shared/list/useBulkWrites';

/** Bulk actions on tasks. Each can be stopped while it runs and undone as a whole afterwards. */
export function useBulkTasks(titleOf: (task: Task) => string, onDone: () => void) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const bulk = useBulkWrites<Task, TaskPatch>({
    keys: [taskKeys.all],
    calls: { update: updateTask, remove: deleteTask, restore: restoreTask },
    schema: Task,
    nameOf: titleOf,
    messages: {
      failed: t('bulk.failed'),
      some: (done, total) => t('bulk.some', { done: format.number(done), total: format.number(total) }),
      deleted: (count) => t('bulk.deleted', counted(count)),
      restored: (count) => t('bulk.restored', counted(count)),
    },
  });

  const change = (
    tasks: readonly Task[],
    word: 'completed' | 'reopened' | 'tagged' | 'untagged' | 'assigned' | 'prioritised',
    to: (task: Task) => TaskPatch,
    title = '',
  ) => bulk.change(tasks, { to, fields: CHANGED, messageOf: (count) => t(`bulk.${word}`, { ...counted(count), title }) });
  return {
    progress: bulk.progress,
    stop: bulk.stop,
    change,
    complete: (tasks: readonly Task[], completed: boolean) =>
      void change(
        tasks.filter((task) => task.type === 'task' && task.completed !== completed),
        completed ? 'completed' : 'reopened',
        ({ dueDate }) => (completed ? { completed, occurrence: dueDate } : { completed }),
      ),
    tag: (tasks: readonly Task[], { id, title }: TaskTag, isOn: boolean) =>
      void change(
        tasks.filter(({ tags }) => tags.includes(id) !== isOn),
        isOn ? 'tagged' : 'untagged',
        ({ tags }) => ({ tags: isOn ? [...tags, id] : tags.filter((own) => own !== id) }),
        title,
      ),
    remove: (tasks: readonly Task[]) => void bulk.remove(tasks, onDone),
  };
}

/** Fields that a bulk action may change: completing a recurring task sets its next day and reopens its steps. */
const CHANGED = ['completed', 'tags', 'assignedTo', 'priority', 'dueDate', 'repeat', 'remindAt', 'subTasks'] as const;

import type { Task } from '@stockroom/contract';
import { foldText } from '@stockroom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { taskKeys } from '#features/tasks/api/taskKeys';
import { createTaskTag } from '#features/tasks/api/taskTagCalls';
import type { TaskWrites } from '#features/tasks/api/useTaskWrites';
import type { QuickTask } from '#features/tasks/model/quickAdd';
import { isInView, withView } from '#features/tasks/model/quickView';
import type { TasksState } from '#features/tasks/model/taskAddress';
import { emptyTask } from '#features/tasks/model/taskFields';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { valuesOf } from '#shared/query/valuesOf';
import { toasts } from '#shared/toast/toast';
import { showUndo } from '#shared/undo/useUndoToast';

/**
 * Creates a task from a line, with values that fit the current list, and the missing tags that it names. A click turns the
 * recognised parts back into text.
 */
export function useQuickAdd(
  { make, putBack }: Pick<TaskWrites, 'make' | 'putBack'>,
  { state, now, onOpen }: QuickAddOptions,
): (task: QuickTask) => void {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const { create } = useIdempotentCreate(
    async ({ text, patch, newTags, parts }: QuickTask, idOf) => {
      const made: string[] = [];
      for (const [part, title] of newTags.entries()) {
        try {
          made.push((await createTaskTag({ id: idOf(part + 1), title })).id);
        } catch {
          toasts.show({ tone: 'warning', message: t('quick.tagFailed', { title }) });
        }
      }
      if (made.length > 0) {
        broadcastInvalidation(taskKeys.tags());
        await client.invalidateQueries({ queryKey: taskKeys.tags() });
      }
      const task = withView({ ...patch, tags: [...(patch.tags ?? []), ...made] }, state, now);
      const id = idOf();
      const making = await make('task', task, id);
      if (making.ok && !isInView(task, state, now, foldText)) {
        toasts.show({
          id: 'task elsewhere',
          tone: 'info',
          message: t('quick.elsewhere', { title: patch.title }),
          action: { label: t('conflict.open'), onAction: () => onOpen(id) },
        });
      }
      if (making.ok && parts.length > 0) {
        // The answer of the create call.
        const added = making.answer as Task;
        const plain = { ...emptyTask(id, 'task', added.updatedAt), ...withView({ title: text.trim() }, state, now) };
        showUndo(t('quick.asWords'), {
          id: `task understood ${id}`,
          message: t('quick.understood', {
            title: patch.title,
            parts: parts.map(({ kind, text: piece }) => t(`quick.kinds.${kind}`, { text: piece })).join(', '),
          }),
          undo: () => putBack(added, valuesOf(plain, RECOGNISED_FIELDS)),
        });
      }
      return making;
    },
    { stays: true },
  );
  return create;
}

const RECOGNISED_FIELDS = ['title', 'repeat', 'dueDate', 'dueTime', 'priority', 'tags', 'assignedTo'] as const;

interface QuickAddOptions {
  /** The page's state. */
  state: TasksState;
  /** An instant of the current day. */
  now: number;
  onOpen: (id: string) => void;
}

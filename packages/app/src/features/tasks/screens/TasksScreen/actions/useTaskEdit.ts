import { sortTasks, Task } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { updateTask } from '#features/tasks/api/taskCalls';
import { taskKeys } from '#features/tasks/api/taskKeys';
import { isUntouched, StoredTaskDraft, type TaskDraft, taskFields } from '#features/tasks/model/taskFields';
import { taskPaths } from '#features/tasks/taskPaths';
import { draftSubject } from '#shared/drafts/draftSubject';
import { type LeftEdit, type FlushedChanges, useAutosave } from '#shared/editing/useAutosave';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { putRecord } from '#shared/query/records';
import { showSaved } from '#shared/query/showSaved';
import { revertChange } from '#shared/query/versions/revertChange';
import { useRouter } from '#shared/routing/useRouter';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';

/** The edit of a task: saved automatically; unsaved changes are sent when its drawer closes. */
export function useTaskEdit(task: Task, { titleOf, onEmpty }: TaskEditOptions) {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const router = useRouter();
  const describe = useDescribeError();
  const offerUndo = useUndoToast();

  const show = (stored: Task) => showSaved<Task>(client, taskKeys.list(), (all) => sortTasks(putRecord(all, stored)));
  const send = async (changes: Partial<TaskDraft>, updatedAt: string): Promise<Task> => {
    const stored = await updateTask(task.id, { ...changes, updatedAt });
    show(stored);
    return stored;
  };
  const notifyUnsettled = (title: string) =>
    void toasts.show({
      id: `task unsettled ${task.id}`,
      tone: 'warning',
      message: t('conflict.unsettled', { title }),
      action: { label: t('conflict.open'), onAction: () => void router.navigate(taskPaths.task(task.id)) },
    });

  const sendLast = async (left: LeftEdit<Task, TaskDraft>, title: string) => {
    try {
      const rest = await left.flushPendingChanges();
      if (rest.isUnsettled) {
        // Opened again, the drawer compares with the server's version.
        show(rest.saved);
        notifyUnsettled(title);
      }
      return rest;
    } catch (error) {
      if (shouldShowError(error)) {
        toasts.show({
          tone: 'critical',
          message: `${t('said.failed', { title: titleOf(left.saved) })} ${describe(error).message}`,
        });
      }
      return null;
    }
  };
  const putBack = ({ saved: after, before }: FlushedChanges<Task, TaskDraft>) =>
    revertChange(
      { before: { ...after, ...before }, after, fields: Object.keys(before) as (keyof TaskDraft)[] },
      ({ updatedAt = after.updatedAt, ...patch }) => send(patch, updatedAt),
      Task,
    );

  return useAutosave({
    fields: taskFields,
    record: task,
    subject: draftSubject('task', task.id),
    storedSchema: StoredTaskDraft,
    save: ({ saved, changes }) => send(changes, saved.updatedAt),
    onLeft(left) {
      const last = { ...left.saved, ...left.changes };
      if (isUntouched(last)) return onEmpty(left.saved);
      const title = titleOf(last);
      const sending = sendLast(left, title);
      if (left.isUnsettled) notifyUnsettled(title);
      const isNew = left.before.title === '';
      if (Object.keys(left.before).length === 0 || isNew) return;
      // Undoes only once the save is done: a change that overtakes another would be lost.
      const undo = () => void sending.then((rest) => rest && putBack(rest)).catch(() => undefined);
      const withdrawUndo = offerUndo({ id: `task edited ${task.id}`, message: t('said.saved', { title }), undo });
      void sending.then((rest) => {
        if (rest === null || Object.keys(rest.before).length === 0) withdrawUndo();
      });
    },
  });
}

interface TaskEditOptions {
  titleOf: (task: Task) => string;
  /** Called when the task is left without content. */
  onEmpty: (task: Task) => void;
}

import { completedTask, inTaskOrder, Task, topOrder } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../../../shared/announce/announce';
import { orGone } from '../../../../../shared/api/orGone';
import { dayOf } from '../../../../../shared/format/days';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { putRecord } from '../../../../../shared/query/records';
import { type NewId, useCreate } from '../../../../../shared/query/useCreate';
import { useRecordWrites } from '../../../../../shared/query/useRecordWrites';
import { takeBack } from '../../../../../shared/query/versions/takeBack';
import { useUndoToast } from '../../../../../shared/toast/useUndoToast';
import { createTask, deleteForEver, deleteTask, restoreTask, type TaskPatch, updateTask } from '../../../api/taskCalls';
import { taskKeys } from '../../../api/taskKeys';
import { tasksQuery } from '../../../api/taskQueries';
import { emptyTask } from '../../../model/taskFields';
import { useTaskOrder } from './useTaskOrder';

/** What is done with single tasks: shown at once, said, taken back when it fails, with a way back. */
export function useTaskWrites({ titleOf, onCreated, onRefused, onUndo, onPutBack }: TaskWritesOptions) {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const sayUndo = useUndoToast();
  const writes = useRecordWrites<Task>({
    key: taskKeys.list(),
    calls: {
      create: (task) => createTask(task),
      update: (id, changes) => updateTask(id, changes),
      remove: deleteTask,
      restore: ({ id }) => restoreTask(id),
    },
    nameOf: titleOf,
    put: (tasks, task) => inTaskOrder(putRecord(tasks, task)),
    words: { saved: (title) => t('said.saved', { title }) },
    invalidates: [taskKeys.trash()],
    onUndo,
  });
  const now = () => client.getQueryData(tasksQuery().queryKey) ?? [];
  const place = useTaskOrder(writes.write, now, onPutBack);
  /** A new one at the top. */
  const make = (type: Task['type'], patch: TaskPatch, id: NewId) =>
    writes.create({ ...emptyTask(id, type, new Date().toISOString()), ...patch, id, order: topOrder(now()) });
  const { create } = useCreate(
    async (type: Task['type'], idOf) => {
      const making = make(type, {}, idOf());
      onCreated(idOf());
      const made = await making;
      if (!made.ok) onRefused();
      return made;
    },
    { stays: true },
  );

  /** Changes fields of one at once; what it was before comes back with Undo, but for what others wrote since. */
  const change = (task: Task, patch: TaskPatch, said: string, shown: Partial<Task> = patch) => {
    const keys = Object.keys(shown) as (keyof Task)[];
    const before = Object.fromEntries(keys.map((key) => [key, task[key]])) as Partial<Task>;
    const put = (values: Partial<Task>) => (tasks: readonly Task[]) =>
      tasks.map((each) => (each.id === task.id ? { ...each, ...values } : each));
    const named = { id: `change ${task.id}`, failure: t('said.failed', { title: titleOf(task) }) };
    let after = { ...task, ...shown };
    const undo = () =>
      void writes.write({
        ...named,
        call: () =>
          takeBack(
            { before: task, after, fields: keys.filter((key) => key !== 'completedAt') },
            (back) => updateTask(task.id, back),
            Task,
          ),
        apply: put(before),
        rollBack: put(shown),
      });
    const unsay = sayUndo({ message: said, undo });
    void writes.write({
      ...named,
      call: () => updateTask(task.id, patch),
      apply: put(shown),
      rollBack: put(before),
      settle: (tasks, answer) => tasks.map((each) => (each.id === answer.id ? { ...answer, order: each.order } : each)),
      onDone: (answer) => {
        after = answer;
      },
      onFail: unsay,
    });
  };

  return {
    /** One whose drawer opens. */
    create,
    make,
    change,
    /** Puts tasks before another one; `null`: at the end. */
    place,
    complete: (task: Task) => {
      const at = new Date();
      const done = completedTask(task, at.toISOString(), dayOf(at));
      const title = titleOf(task);
      if (task.completed) {
        return change(task, { completed: false }, t('said.reopened', { title }), { completed: false, completedAt: null });
      }
      const { completed, completedAt, dueDate, remindAt, subTasks } = done;
      const shown = completed ? { completed, completedAt } : { completedAt, dueDate, remindAt, subTasks };
      return change(task, { completed: true }, t(completed ? 'said.completed' : 'said.comesAgain', { title }), shown);
    },
    remove: writes.remove,
    /** Takes away one that nobody has written anything into: there is nothing to bring back. */
    discard: (task: Task) => {
      announce(t('said.discarded'));
      return writes.write({
        id: `discard ${task.id}`,
        call: async () => {
          await orGone(deleteTask(task));
          await deleteForEver([task.id]);
        },
        apply: (all) => all.filter(({ id }) => id !== task.id),
        rollBack: (all) => inTaskOrder(putRecord(all, task)),
        failure: null,
      });
    },
  };
}

export type TaskWrites = ReturnType<typeof useTaskWrites>;

interface TaskWritesOptions {
  titleOf: (task: Task) => string;
  /** A new one is about to be in the list. */
  onCreated: (id: string) => void;
  /** It could not be made. */
  onRefused: () => void;
  /** A deleted one is about to come back. */
  onUndo: (task: Task) => void;
  /** One that was moved is about to stand where it stood. */
  onPutBack: (id: string) => void;
}

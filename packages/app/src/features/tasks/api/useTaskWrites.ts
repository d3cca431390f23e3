import { completedTask, sortTasks, Task, topOrder } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { announce } from '#shared/announce/announce';
import { ignoreNotFound } from '#shared/api/ignoreNotFound';
import { dayOf } from '#shared/format/days';
import { useTranslation } from '#shared/i18n/useTranslation';
import { putRecord } from '#shared/query/records';
import { type IdempotencyKey, useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useRecordWrites } from '#shared/query/useRecordWrites';
import { valuesOf } from '#shared/query/valuesOf';
import { revertChange } from '#shared/query/versions/revertChange';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { emptyTask } from '../model/taskFields';
import { createTask, deletePermanently, deleteTask, restoreTask, type TaskPatch, updateTask } from './taskCalls';
import { taskKeys } from './taskKeys';
import { tasksQuery } from './taskQueries';
import { useTaskOrder } from './useTaskOrder';

/** Milliseconds within which a second press of a checkbox counts as a double click. */
const DOUBLE_PRESS = 1000;

/** Writes of single tasks: optimistic, announced, rolled back on failure, with Undo. */
export function useTaskWrites({ titleOf, onCreated, onRefused, onUndo, onPutBack }: TaskWritesOptions) {
  const { t } = useTranslation(['tasks', 'list']);
  const client = useQueryClient();
  const offerUndo = useUndoToast();
  const writes = useRecordWrites<Task>({
    key: taskKeys.list(),
    calls: {
      create: (task) => createTask(task),
      update: (id, changes) => updateTask(id, changes),
      remove: deleteTask,
      restore: ({ id }) => restoreTask(id),
    },
    nameOf: titleOf,
    put: (tasks, task) => sortTasks(putRecord(tasks, task)),
    messages: { saved: (title) => t('said.saved', { title }) },
    invalidates: [taskKeys.trash()],
    onUndo,
  });
  const now = () => client.getQueryData(tasksQuery().queryKey) ?? [];
  const lastDone = useRef<{ id: string; at: number }>(null);
  /** A recurring task shows its next day at once: the second press of a double click is meant for the previous day. */
  const isDoublePress = ({ id }: Task, at: number): boolean => {
    const last = lastDone.current;
    lastDone.current = { id, at };
    return last?.id === id && at - last.at < DOUBLE_PRESS;
  };
  const place = useTaskOrder(writes.write, now, onPutBack);
  /** Creates a task at the top. */
  const make = (type: Task['type'], patch: TaskPatch, id: IdempotencyKey) =>
    writes.create({ ...emptyTask(id, type, new Date().toISOString()), ...patch, id, order: topOrder(now()) });
  const { create } = useIdempotentCreate(
    async (type: Task['type'], idOf) => {
      const making = make(type, {}, idOf());
      onCreated(idOf());
      const made = await making;
      if (!made.ok) onRefused();
      return made;
    },
    { stays: true },
  );

  const named = (task: Task) => ({ id: `change ${task.id}`, failure: t('said.failed', { title: titleOf(task) }) });
  const put = (id: string, values: Partial<Task>) => (tasks: readonly Task[]) =>
    tasks.map((each) => (each.id === id ? { ...each, ...values } : each));
  /**
   * Restores fields of a task, except those that others have written since.
   * @param afterOf the task as the server answered, once it has
   */
  const putBack = (task: Task, before: Partial<Task>, afterOf: () => Task = () => task) => {
    const fields = Object.keys(before) as (keyof Task)[];
    void writes.write({
      ...named(task),
      call: () => {
        const after = afterOf();
        const written = fields.filter((field) => field !== 'completedAt');
        return revertChange(
          { before: { ...after, ...before }, after, fields: written },
          (back) => updateTask(task.id, back),
          Task,
        );
      },
      apply: put(task.id, before),
      rollBack: (tasks) => put(task.id, valuesOf(afterOf(), fields))(tasks),
    });
  };

  /** Changes fields of a task at once; Undo restores them, except those that others have written since. */
  const change = (task: Task, patch: TaskPatch, undoMessage: string, shown: Partial<Task> = patch) => {
    const before = valuesOf(task, Object.keys(shown) as (keyof Task)[]);
    let after = { ...task, ...shown };
    const undo = () => putBack(task, before, () => after);
    const withdrawUndo = offerUndo({ message: undoMessage, undo });
    void writes.write({
      ...named(task),
      call: () => updateTask(task.id, patch),
      apply: put(task.id, shown),
      rollBack: put(task.id, before),
      settle: (tasks, answer) => tasks.map((each) => (each.id === answer.id ? { ...answer, order: each.order } : each)),
      onDone: (answer) => {
        after = answer;
        if (!shown.completedAt || answer.completedAt !== task.completedAt) return;
        // The task has moved to another day meanwhile: that day was not completed.
        withdrawUndo();
        toasts.show({ tone: 'warning', message: `${named(task).failure} ${t('list:changedMeanwhile')}` });
      },
      onFail: withdrawUndo,
    });
  };

  return {
    /** Creates a task and opens its drawer. */
    create,
    make,
    change,
    putBack,
    /** Moves tasks before another task; `null`: to the end. */
    place,
    complete: (task: Task) => {
      const at = new Date();
      const title = titleOf(task);
      if (task.completed) {
        return change(task, { completed: false }, t('said.reopened', { title }), { completed: false, completedAt: null });
      }
      if (task.repeat && isDoublePress(task, at.getTime())) return;
      const { completed, completedAt, dueDate, repeat, remindAt, subTasks } = completedTask(task, at.toISOString(), dayOf(at));
      const shown = completed ? { completed, completedAt } : { completedAt, dueDate, repeat, remindAt, subTasks };
      const patch = { completed: true, occurrence: task.dueDate };
      return change(task, patch, t(completed ? 'said.completed' : 'said.comesAgain', { title }), shown);
    },
    remove: writes.remove,
    /** Removes a task without content, without Undo: there is nothing to restore. */
    discard: (task: Task) => {
      announce(t('said.discarded'));
      return writes.write({
        id: `discard ${task.id}`,
        call: async () => {
          await ignoreNotFound(deleteTask(task));
          await deletePermanently([task.id]);
        },
        apply: (all) => all.filter(({ id }) => id !== task.id),
        rollBack: (all) => sortTasks(putRecord(all, task)),
        failure: null,
      });
    },
  };
}

export type TaskWrites = ReturnType<typeof useTaskWrites>;

interface TaskWritesOptions {
  titleOf: (task: Task) => string;
  /** Called when a new task is about to appear in the list. */
  onCreated: (id: string) => void;
  /** Called when the task could not be created. */
  onRefused: () => void;
  /** Called when a deleted task is about to be restored. */
  onUndo: (task: Task) => void;
  /** Called when a moved task is about to return to its position. */
  onPutBack: (id: string) => void;
}

import { sortTasks, type Task } from '@stockroom/contract';
import type { TaskWrites } from '#features/tasks/api/useTaskWrites';
import { withItsTasks } from '#features/tasks/model/taskList';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Moves tasks: converts an index among the shown rows to one in the list of all tasks. A section takes its tasks along. */
export function useTaskMoves({ tasks, rows, titleOf, place, onMove }: TaskMovesOptions) {
  const { t } = useTranslation('tasks');

  /** Id of the task before which the moved ones come, for a slot among the rows that do not move. */
  const before = (moved: ReadonlySet<string>, slot: number): string | null => {
    const others = rows.filter(({ id }) => !moved.has(id));
    const next = others[slot];
    if (next) return next.id;
    // At the end of the shown rows: right after the last of them, whatever hidden tasks follow.
    const all = sortTasks(tasks).filter(({ id }) => !moved.has(id));
    const last = others.at(-1);
    const at = last ? all.findIndex(({ id }) => id === last.id) : -1;
    return all[at + 1]?.id ?? null;
  };
  const toSlot = (task: Task, slot: number) => {
    const ids = withItsTasks(tasks, task.id);
    const others = rows.filter(({ id }) => !ids.includes(id)).length;
    const values = { title: titleOf(task), place: slot + 1, total: others + 1 };
    onMove(task.id);
    return place(ids, before(new Set(ids), slot), t('said.moved', values));
  };
  return {
    /** Moves to a slot among the rows that do not move: the end of a drag. */
    toSlotById: (id: string, slot: number) => {
      const task = tasks.find((each) => each.id === id);
      if (task) void toSlot(task, slot);
    },
    /** Moves to an index among the rows; a section skips the tasks under it. */
    moveTo: (task: Task, to: number) => {
      const ids = new Set(withItsTasks(tasks, task.id));
      const from = rows.findIndex(({ id }) => id === task.id);
      const ahead = rows.slice(0, to + (to > from ? 1 : 0)).filter(({ id }) => !ids.has(id)).length;
      const shown = rows.filter(({ id }) => ids.has(id)).length;
      void toSlot(task, to > from && shown > 1 && to === from + 1 ? from + 1 : ahead);
    },
    /** Moves to the end of a section. */
    moveInto: (task: Task, section: Task) => {
      const last = withItsTasks(tasks, section.id).findLast((id) => id !== task.id);
      const all = sortTasks(tasks).filter(({ id }) => id !== task.id);
      const next = all[all.findIndex(({ id }) => id === last) + 1];
      onMove(task.id);
      void place([task.id], next?.id ?? null, t('said.movedInto', { title: titleOf(task), section: titleOf(section) }));
    },
  };
}

interface TaskMovesOptions {
  tasks: readonly Task[];
  /** The tasks in the order shown. */
  rows: readonly Task[];
  titleOf: (task: Task) => string;
  place: TaskWrites['place'];
  /** Called when a task is about to move. */
  onMove: (id: string) => void;
}

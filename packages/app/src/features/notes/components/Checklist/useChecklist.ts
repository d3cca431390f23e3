import { NOTE_LIMITS, type NoteTask } from '@stockroom/contract';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { changed, insertTasks, moveTask, openOf, type PastedLine, toggleTask, without } from '#features/notes/model/tasks';
import { announce } from '#shared/announce/announce';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';

interface Added {
  lines: PastedLine[];
  /** Id of the line to insert after; at the end without it. */
  after?: string;
  /** The new content of that line. */
  content?: string;
}

/** Actions on the lines of a checklist. The same object across renders, so that only a changed line re-renders. */
export interface ChecklistActions {
  change: (id: string, content: string) => void;
  toggle: (id: string) => void;
  /** Removes a line; the focus goes to the previous line, or to the field that adds lines. */
  remove: (id: string) => void;
  /** Moves a line by one position among the open lines. */
  move: (id: string, by: 1 | -1) => void;
  moveTo: (id: string, toId: string) => void;
  indent: (id: string, indented: boolean) => void;
  /** Inserts another line after this one. */
  enter: (id: string) => void;
  /** Inserts several lines, the first of them in this one. */
  paste: (id: string, content: string, rest: PastedLine[]) => void;
  /** Called when a line loses focus: an empty one is removed. */
  removeIfEmpty: (id: string) => void;
}

/** Actions of a checklist, with the focus position after each. */
export function useChecklist(root: RefObject<HTMLElement | null>, tasks: NoteTask[], onChange: (tasks: NoteTask[]) => void) {
  const { t } = useTranslation('notes');
  const wanted = useRef<string | null>(null);
  const latest = useLatest({ tasks, onChange, t });

  const { create, begin } = useIdempotentCreate(
    ({ lines, after, content }: Added, idOf) => {
      const room = NOTE_LIMITS.tasks - latest.current.tasks.length;
      const made = lines.slice(0, Math.max(0, room)).map((line, part) => ({ ...line, id: idOf(part) }));
      const now = latest.current.tasks;
      const before = after === undefined || content === undefined ? now : changed(now, after, { content });
      latest.current.onChange(insertTasks(before, made, after));
      if (after !== undefined) wanted.current = made.at(-1)?.id ?? null;
      if (lines.length > 1) announce(latest.current.t('checklist.added', { count: made.length }));
    },
    { stays: true },
  );
  const latestCreate = useLatest({ create, begin });

  useLayoutEffect(() => {
    const id = wanted.current;
    if (id === null) return;
    wanted.current = null;
    (fieldOf(root.current, id) ?? root.current?.querySelector<HTMLElement>('[data-add] input'))?.focus();
  });

  const actions = useMemo<ChecklistActions>(() => {
    const set = (make: (now: NoteTask[]) => NoteTask[]) => latest.current.onChange(make(latest.current.tasks));
    const add = (added: Added) => {
      latestCreate.current.begin();
      latestCreate.current.create(added);
    };
    return {
      change: (id, content) => set((now) => changed(now, id, { content })),
      toggle: (id) => set((now) => toggleTask(now, id)),
      remove(id) {
        const open = openOf(latest.current.tasks);
        const at = open.findIndex((task) => task.id === id);
        wanted.current = open[at - 1]?.id ?? open[at + 1]?.id ?? '';
        set((now) => without(now, id));
      },
      move(id, by) {
        const open = openOf(latest.current.tasks);
        const at = open.findIndex((task) => task.id === id);
        const target = open[at + by];
        if (at < 0 || !target) return;
        set((now) => moveTask(now, id, target.id));
        wanted.current = document.activeElement === fieldOf(root.current, id) ? id : null;
        announce(latest.current.t('checklist.moved', { place: at + by + 1, total: open.length }));
      },
      moveTo: (id, toId) => set((now) => moveTask(now, id, toId)),
      indent: (id, indented) => set((now) => (now[0]?.id === id ? now : changed(now, id, { indented }))),
      enter(id) {
        const task = latest.current.tasks.find((each) => each.id === id);
        if (!task || task.content.trim() === '') return;
        add({ lines: [{ content: '', completed: task.completed, indented: task.indented }], after: id });
      },
      paste: (id, content, lines) => add({ lines, after: id, content }),
      removeIfEmpty: (id) => {
        const task = latest.current.tasks.find((each) => each.id === id);
        if (task?.content.trim() === '') set((now) => without(now, id));
      },
    };
  }, [root, latest, latestCreate]);

  return { actions, addLines: (lines: PastedLine[]) => create({ lines }), begin };
}

const fieldOf = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`) ?? null;

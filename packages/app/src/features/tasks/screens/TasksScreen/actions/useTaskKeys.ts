import type { Task } from '@stockroom/contract';
import { useMemo } from 'react';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';

/**
 * Keyboard shortcuts of the tasks. Those for a task act on the focused row, else on the open task: `e` completes, `x` selects,
 * `1` to `3` set its priority, Delete deletes, Alt with an arrow moves it.
 */
export function useTaskKeys(options: TaskKeysOptions): void {
  const { t } = useTranslation('tasks');
  const latest = useLatest(options);
  useCommands(
    useMemo<Command[]>(() => {
      const withTask = (act: (task: Task, at: number) => void) => () => {
        const { rows, openId } = latest.current;
        const row = document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? openId;
        const at = rows.findIndex(({ id }) => id === row);
        const task = rows[at];
        if (task) act(task, at);
      };
      /** Keys that create something do nothing inside text fields. */
      const outsideOfTexts = (act: () => void) => () => {
        if (!document.activeElement?.matches('input:not([type="checkbox"]), textarea, [contenteditable="true"]')) act();
      };
      const priorityOf = (priority: Task['priority']) =>
        withTask((task) => task.type === 'task' && task.priority !== priority && latest.current.onPriority(task, priority));
      const moveBy = (by: 1 | -1) =>
        withTask((task, at) => {
          const to = at + by;
          if (to >= 0 && to < latest.current.rows.length) latest.current.onMove?.(task, to);
        });
      return [
        {
          id: 'tasks.add',
          title: t('add'),
          icon: 'add',
          keys: 'mod+/',
          run: outsideOfTexts(() => latest.current.onAdd()),
        },
        {
          id: 'tasks.addSection',
          title: t('addSection'),
          icon: 'add',
          keys: 'mod+.',
          run: outsideOfTexts(() => latest.current.onAddSection()),
        },
        { id: 'tasks.quick', title: t('quick.label'), icon: 'add', keys: 'q', run: () => latest.current.onQuickAdd() },
        {
          id: 'tasks.complete',
          title: t('keys.complete'),
          keys: 'e',
          run: withTask((task) => task.type === 'task' && latest.current.onComplete(task)),
        },
        { id: 'tasks.select', title: t('keys.select'), keys: 'x', run: withTask((task) => latest.current.onSelect(task)) },
        { id: 'tasks.high', title: t('keys.high'), keys: '1', run: priorityOf(2) },
        { id: 'tasks.normal', title: t('keys.normal'), keys: '2', run: priorityOf(1) },
        { id: 'tasks.low', title: t('keys.low'), keys: '3', run: priorityOf(0) },
        { id: 'tasks.delete', title: t('keys.delete'), keys: 'delete', run: withTask((task) => latest.current.onRemove(task)) },
        { id: 'tasks.up', title: t('keys.up'), keys: 'alt+arrowup', run: moveBy(-1) },
        { id: 'tasks.down', title: t('keys.down'), keys: 'alt+arrowdown', run: moveBy(1) },
      ].map((command) => ({ ...command, section: 'here' as const }) as Command);
    }, [t, latest]),
  );
}

interface TaskKeysOptions {
  rows: readonly Task[];
  openId: string | null;
  onAdd: () => void;
  onAddSection: () => void;
  onQuickAdd: () => void;
  onComplete: (task: Task) => void;
  onRemove: (task: Task) => void;
  onSelect: (task: Task) => void;
  onPriority: (task: Task, priority: Task['priority']) => void;
  /** Moves a task to an index among the rows; left out where rows are grouped by day. */
  onMove: ((task: Task, to: number) => void) | undefined;
}

import type { Task } from '@stockroom/contract';
import type { MenuEntry } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Menus of a task in the list, with its destinations. */
export function useTaskMenus({ tasks, rows, titleOf, ...actions }: TaskMenusOptions) {
  const { t } = useTranslation('tasks');

  const moves = (task: Task): MenuEntry[] => {
    const at = rows.findIndex(({ id }) => id === task.id);
    const sections = tasks.filter(({ type, id }) => type === 'section' && id !== task.id);
    return [
      { id: 'up', label: t('move.up'), icon: 'arrowUp', disabled: at <= 0, onSelect: () => actions.onMove(task, at - 1) },
      {
        id: 'down',
        label: t('move.down'),
        icon: 'arrowDown',
        disabled: at < 0 || at >= rows.length - 1,
        onSelect: () => actions.onMove(task, at + 1),
      },
      { id: 'top', label: t('move.top'), icon: 'first', disabled: at <= 0, onSelect: () => actions.onMove(task, 0) },
      {
        id: 'end',
        label: t('move.end'),
        icon: 'last',
        disabled: at < 0 || at >= rows.length - 1,
        onSelect: () => actions.onMove(task, rows.length - 1),
      },
      ...(task.type === 'task' && sections.length > 0
        ? [
            {
              type: 'section' as const,
              title: t('move.into'),
              items: sections.map((section) => ({
                id: `into ${section.id}`,
                label: titleOf(section),
                onSelect: () => actions.onMoveInto(task, section),
              })),
            },
          ]
        : []),
    ];
  };
  const own = (task: Task): MenuEntry[] => [
    { id: 'select', label: t('row.selectOne'), icon: 'check', onSelect: () => actions.onSelect(task) },
    { id: 'delete', label: t('card.delete'), icon: 'delete', tone: 'critical', onSelect: () => actions.onRemove(task) },
  ];
  const done: (task: Task) => MenuEntry[] = (task) =>
    task.type === 'section'
      ? []
      : [
          {
            id: 'complete',
            label: t(task.completed ? 'card.reopen' : 'card.complete'),
            icon: task.completed ? 'undo' : 'checkCircle',
            onSelect: () => actions.onComplete(task),
          },
          {
            type: 'section',
            title: t('form.priority'),
            choice: 'one',
            items: ([2, 1, 0] as const).map((priority) => ({
              id: `priority ${priority}`,
              label: t(`priority.${(['low', 'normal', 'high'] as const)[priority]}`),
              checked: task.priority === priority,
              onSelect: () => actions.onPriority(task, priority),
            })),
          },
        ];
  return {
    /** The menu of the handle. */
    moveMenu: (task: Task): MenuEntry[] => [...moves(task), { type: 'divider' }, ...own(task)],
    /** The context menu of the row. */
    rowMenu: (task: Task): MenuEntry[] => [
      { id: 'open', label: t('row.openOne'), icon: 'show', onSelect: () => actions.onOpen(task) },
      ...done(task),
      { type: 'divider' },
      ...own(task),
    ],
  };
}

interface TaskMenusOptions {
  tasks: readonly Task[];
  /** The tasks in the order shown. */
  rows: readonly Task[];
  titleOf: (task: Task) => string;
  onOpen: (task: Task) => void;
  onComplete: (task: Task) => void;
  onPriority: (task: Task, priority: Task['priority']) => void;
  onSelect: (task: Task) => void;
  onRemove: (task: Task) => void;
  /** Moves a task to an index among the rows. */
  onMove: (task: Task, to: number) => void;
  onMoveInto: (task: Task, section: Task) => void;
}

import type { Task, TaskPerson, TaskTag } from '@stockroom/contract';
import { ContextMenu, type RowMenu, VirtualList, type VirtualListHandle } from '@stockroom/ui';
import { type RefCallback, type RefObject, useMemo } from 'react';
import type { TitlePart } from '#features/tasks/model/markedParts';
import type { TaskList } from '#features/tasks/model/taskList';
import { useTranslation } from '#shared/i18n/useTranslation';
import { isSelected, type Selection } from '#shared/list/model/selection';
import { useTaskLabels } from '../useTaskLabels';
import { SectionRow } from './SectionRow';
import { TaskRow } from './TaskRow';
import { Day, DAY_HEIGHT, ROW_HEIGHT } from './TaskRows.styles';

/** The tasks of a view: in manual order under their sections, or grouped by day. */
export function TaskRows({ list, marked, tags, people, counts, collapsed, openId, selection, now, ...actions }: TaskRowsProps) {
  const { t } = useTranslation('tasks');
  const labels = useTaskLabels(now);
  const { rows, days } = list;
  const titles = useMemo(() => new Map(tags.map(({ id, title }) => [id, title])), [tags]);
  const persons = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const menuOf = (target: Element): RowMenu | null => {
    const owner = target.closest('li')?.querySelector<HTMLElement>('[data-record]');
    const task = rows.find(({ id }) => id === owner?.dataset['record']);
    return owner && task ? { label: t('row.menu', { title: labels.titleOf(task) }), items: actions.menuOf(task), owner } : null;
  };
  const renderRow = (task: Task) => {
    const start = {
      id: task.id,
      title: labels.titleOf(task),
      canMove: days === null,
      isSelecting: actions.isSelecting,
      isSelected: isSelected(selection, task.id),
      onToggle: actions.onToggle,
      onMenu: actions.onMenu,
    };
    const shared = { parts: marked?.get(task.id), href: actions.hrefOf(task.id), isOpen: task.id === openId };
    if (task.type === 'section') {
      const isCollapsed = collapsed.has(task.id);
      const count = counts.get(task.id) ?? 0;
      return (
        <SectionRow
          {...start}
          {...shared}
          section={task}
          count={count}
          isCollapsed={isCollapsed}
          onCollapse={actions.onCollapse}
        />
      );
    }
    return (
      <TaskRow
        {...start}
        {...shared}
        task={task}
        due={labels.dueOf(task)}
        tags={task.tags.flatMap((id) => titles.get(id) ?? []).join(', ')}
        person={persons.get(task.assignedTo ?? '')}
        onComplete={actions.onComplete}
      />
    );
  };
  return (
    <ContextMenu menuOf={menuOf}>
      <VirtualList
        label={t('list.label')}
        count={rows.length}
        keyOf={(index) => rows[index]?.id ?? ''}
        rowHeight={ROW_HEIGHT}
        sections={days ?? undefined}
        headingHeight={DAY_HEIGHT}
        renderHeading={(key) => <Day data-overdue={key === 'overdue' || undefined}>{labels.headingOf(key)}</Day>}
        handleRef={actions.handle}
        scrollerRef={actions.scrollerRef}
        renderRow={(index) => {
          const task = rows[index];
          return task && renderRow(task);
        }}
      />
    </ContextMenu>
  );
}

export interface TaskRowsProps {
  list: TaskList;
  /** Titles with search matches, by id; `null` without a search. */
  marked: ReadonlyMap<string, readonly TitlePart[]> | null;
  tags: readonly TaskTag[];
  people: readonly TaskPerson[];
  /** Number of open tasks by section. */
  counts: ReadonlyMap<string, number>;
  /** Ids of collapsed sections. */
  collapsed: ReadonlySet<string>;
  openId: string | null;
  hrefOf: (id: string) => string;
  selection: Selection<string>;
  isSelecting: boolean;
  /** An instant of the current day. */
  now: number;
  /** @param isRange selects all rows from the last selected one */
  onToggle: (id: string, isRange: boolean) => void;
  onComplete: (task: Task) => void;
  onCollapse: (id: string) => void;
  /** Opens the move menu of a row. */
  onMenu: (id: string, anchor: HTMLElement) => void;
  /** The context menu of a row. */
  menuOf: (task: Task) => RowMenu['items'];
  /** Scrolls to a row. */
  handle: RefObject<VirtualListHandle | null>;
  scrollerRef?: RefCallback<HTMLElement>;
}

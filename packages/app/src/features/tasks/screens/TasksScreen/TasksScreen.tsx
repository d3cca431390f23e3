import type { Task } from '@stockroom/contract';
import { AnchoredMenu, EmptyState, type VirtualListHandle } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { useTaskWrites } from '#features/tasks/api/useTaskWrites';
import { QuickAdd } from '#features/tasks/components/QuickAdd/QuickAdd';
import { TaskRows } from '#features/tasks/components/TaskRows/TaskRows';
import { useTaskLabels } from '#features/tasks/components/useTaskLabels';
import { NO_FILTERS, type Overlay, type TaskView } from '#features/tasks/model/taskAddress';
import { nextOf, remaining, withItsTasks } from '#features/tasks/model/taskList';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { EmptyList, NoResults } from '#shared/list/EmptyStates';
import { ListDetail } from '#shared/list/ListDetail/ListDetail';
import { isSelected } from '#shared/list/model/selection';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useSelection } from '#shared/list/useSelection';
import { QueryPage } from '#shared/query/QueryPage';
import { useScrollMemory } from '#shared/routing/useScrollMemory';
import { useFollowMoved } from './actions/useFollowMoved';
import { useQuickAdd } from './actions/useQuickAdd';
import { useTaskKeys } from './actions/useTaskKeys';
import { useTaskMenus } from './actions/useTaskMenus';
import { useTaskMoves } from './actions/useTaskMoves';
import { FilterChips } from './FilterChips';
import { preloadParts, SelectionActions, TasksTrash, TaskTagsDialog } from './lazyComponents';
import { TaskListBox } from './TaskListBox';
import { TaskPane } from './TaskPane';
import { TasksHeader } from './TasksHeader';
import { Selected } from './TasksScreen.styles';
import { TasksSkeleton } from './TasksSkeleton';
import { TasksToolbar } from './TasksToolbar';
import { useTasksPage } from './useTasksPage';

/** Tasks: searched, completed, sorted. */
export function TasksScreen() {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const page = useTasksPage();
  const { state, move, openId, open, tasks, list, tags, people, now, hrefOf, go } = page;
  const { rows } = list;
  const { titleOf } = useTaskLabels(now);
  const handle = useRef<VirtualListHandle>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [made, setMade] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement | null } | null>(null);
  const scrollerRef = useScrollMemory('tasks');
  useDocumentTitle(open ? titleOf(open) : t('title'));

  const scope = JSON.stringify([state.search, state.view, state.tag, state.person, state.priority]);
  const isNarrowed = state.tag !== null || state.person !== null || state.priority !== null;
  const isFiltered = state.search !== '' || state.view !== 'all' || state.hidesDone || isNarrowed;
  const { selection, toggle, selectTo, select, clear } = useSelection<string>(scope);
  const chosen = rows.filter(({ id }) => isSelected(selection, id));
  useAnnounceResults({
    scope,
    length: page.shown.isPlaceholderData ? undefined : page.shown.data && rows.length,
    message: t('search.found', { count: rows.length, formatted: format.number(rows.length) }),
  });

  const follow = useFollowMoved(rows, handle);
  const writes = useTaskWrites({
    titleOf,
    onCreated: (id) => {
      setMade(id);
      go(id, { search: '', view: 'all', ...NO_FILTERS });
    },
    onRefused: () => {
      setMade(null);
      go(null);
    },
    onUndo: ({ id }) => go(id),
    onPutBack: (id) => follow(id, true),
  });
  // The task leaves the cache before the URL changes, so that a deleted task does not link back to itself.
  const leave = ({ id }: Task) => {
    if (id !== openId) return;
    const next = nextOf(rows, id);
    go(next);
    if (next === null) add.current?.focus();
  };
  const remove = (task: Task) => {
    leave(task);
    void writes.remove(task);
  };
  const removeAll = (section: Task) => {
    go(null);
    const ids = new Set(withItsTasks(tasks, section.id));
    select({ mode: 'some', ids, anchor: null });
  };
  const { create } = writes;
  const addQuickly = useQuickAdd(writes, { state, now, onOpen: (id) => go(id) });
  const quick = useRef<HTMLInputElement>(null);
  const moves = useTaskMoves({ tasks, rows, titleOf, place: writes.place, onMove: follow });
  const menus = useTaskMenus({
    tasks,
    rows,
    titleOf,
    onOpen: ({ id }) => go(id),
    onComplete: writes.complete,
    onPriority: (task, priority) => writes.change(task, { priority }, t('said.saved', { title: titleOf(task) })),
    onSelect: ({ id }) => toggle(id),
    onRemove: remove,
    onMove: moves.moveTo,
    onMoveInto: moves.moveInto,
  });
  useTaskKeys({
    rows,
    openId,
    onAdd: () => create('task'),
    onAddSection: () => create('section'),
    onQuickAdd: () => quick.current?.focus(),
    onComplete: writes.complete,
    onRemove: remove,
    onSelect: ({ id }) => toggle(id),
    onPriority: (task, priority) => writes.change(task, { priority }, t('said.saved', { title: titleOf(task) })),
    onMove: list.days === null ? moves.moveTo : undefined,
  });

  const isShown = page.everything.data !== undefined;
  useEffect(() => {
    if (isShown) void whenIdle().then(preloadParts);
  }, [isShown]);
  const openAt = rows.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (openAt >= 0) handle.current?.reveal(openAt, 'middle');
  }, [openAt]);
  const moved = menu && rows.find(({ id }) => id === menu.id);

  return (
    <ListDetail
      header={
        <TasksHeader
          remaining={isShown ? remaining(tasks) : undefined}
          isCounting={page.everything.isPending}
          addRef={add}
          onAdd={() => create('task')}
          onAddSection={() => create('section')}
          onShow={(overlay) => move({ overlay })}
        />
      }
      ids={rows.map(({ id }) => id)}
      open={page.everything.isLoadingError ? null : openId}
      hrefOf={hrefOf}
      onReveal={(index) => handle.current?.reveal(index)}
      detailLabel={open ? titleOf(open) : t('card.label')}
      detail={
        // A new task is shown once it is in the list.
        isShown &&
        (open !== null || made !== openId) && (
          <TaskPane
            task={open}
            people={people}
            now={now}
            isNew={made === openId}
            titleOf={titleOf}
            onComplete={writes.complete}
            onRemove={remove}
            onRemoveAll={removeAll}
            onEmpty={(task) => void writes.discard(task)}
            onClose={() => go(null)}
          />
        )
      }
    >
      {chosen.length > 0 ? (
        <Selected>
          <SelectionActions
            tasks={chosen}
            tags={tags}
            people={people}
            total={rows.length}
            titleOf={titleOf}
            onAll={() => select({ mode: 'some', ids: new Set(rows.map(({ id }) => id)), anchor: null })}
            onClear={clear}
          />
        </Selected>
      ) : (
        <TasksToolbar state={state} tags={tags} people={people} onMove={move} />
      )}
      <QuickAdd tags={tags} people={people} now={now} ref={quick} onAdd={addQuickly} />
      <FilterChips state={state} tags={tags} people={people} onMove={move} />
      <QueryPage
        query={page.shown}
        count={rows.length}
        isFiltered={isFiltered}
        labels={{ failed: t('failed'), stale: t('stale') }}
        waiting={<TasksSkeleton label={t('loading')} />}
        noMatch={
          <EmptyResult
            view={state.view}
            isSearch={state.search !== ''}
            isNarrowed={isNarrowed}
            onClear={() => move({ search: '', ...NO_FILTERS })}
          />
        }
        empty={<EmptyTaskList onAdd={() => create('task')} />}
      >
        <TaskListBox
          ids={rows.map(({ id }) => id)}
          isOrdered={list.days === null}
          movedWith={(id) => new Set(withItsTasks(tasks, id))}
          onDrop={moves.toSlotById}
        >
          <TaskRows
            list={list}
            marked={page.marked}
            tags={tags}
            people={people}
            counts={page.counts}
            collapsed={page.collapsed}
            openId={openId}
            hrefOf={hrefOf}
            selection={selection}
            isSelecting={chosen.length > 0}
            now={now}
            onToggle={(id, isRange) =>
              isRange
                ? selectTo(
                    id,
                    rows.map((row) => row.id),
                  )
                : toggle(id)
            }
            onComplete={writes.complete}
            onCollapse={page.collapse}
            onMenu={(id, anchor) => setMenu({ id, anchor })}
            menuOf={menus.rowMenu}
            handle={handle}
            scrollerRef={scrollerRef}
          />
        </TaskListBox>
      </QueryPage>
      <AnchoredMenu
        anchor={menu?.anchor ?? null}
        label={t('row.move', { title: moved ? titleOf(moved) : '' })}
        items={moved ? menus.moveMenu(moved) : []}
        placement="bottom start"
        onClose={() => setMenu((last) => last && { ...last, anchor: null })}
      />
      <TaskOverlay overlay={state.overlay} onClose={() => move({ overlay: null })} />
    </ListDetail>
  );
}

/** The overlay in the URL. */
function TaskOverlay({ overlay, onClose }: TaskOverlayProps) {
  switch (overlay) {
    case 'trash':
      return <TasksTrash onClose={onClose} />;
    case 'tags':
      return <TaskTagsDialog onClose={onClose} />;
    case null:
      return null;
  }
}

interface TaskOverlayProps {
  overlay: Overlay | null;
  onClose: () => void;
}

/** The message in place of an empty list: a view without tasks, or a search and filters without results. */
function EmptyResult({ view, isSearch, isNarrowed, onClear }: NothingFoundProps) {
  const { t } = useTranslation('tasks');
  if (!isSearch && !isNarrowed) {
    return <EmptyState illustration="box" title={view === 'all' ? t('allDone') : t(`nothing.${view}`)} />;
  }
  return (
    <NoResults title={t('noMatch.title')} clear={t(isSearch ? 'noMatch.clearSearch' : 'noMatch.clearFilters')} onClear={onClear}>
      {t('noMatch.text')}
    </NoResults>
  );
}

interface NothingFoundProps {
  view: TaskView;
  isSearch: boolean;
  /** Whether the list is filtered by a person, a tag or a priority. */
  isNarrowed: boolean;
  /** Clears search and filters. */
  onClear: () => void;
}

/** The message before the first task is created. */
function EmptyTaskList({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('tasks');
  return (
    <EmptyList title={t('empty.title')} add={t('add')} onAdd={onAdd}>
      {t('empty.text')}
    </EmptyList>
  );
}

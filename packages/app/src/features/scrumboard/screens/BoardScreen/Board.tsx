import { AnchoredMenu, EmptyState, foldText, type MenuEntry, preloadOverlays } from '@stockroom/ui';
import { memo, startTransition, useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useBoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import { boardHistory, type RestoredItem } from '#features/scrumboard/api/writing/boardHistory';
import { itemOf, listElement } from '#features/scrumboard/drag/items';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { NO_FILTER } from '#features/scrumboard/model/boardFilter';
import { type BoardView, createBoardViewer, prepareSearch, sortIdsByBoard } from '#features/scrumboard/model/boardView';
import { shortTitle } from '#features/scrumboard/model/shortTitle';
import { announce } from '#shared/announce/announce';
import { dayOf } from '#shared/format/days';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';
import { MoveDialog } from '../MoveDialog/MoveDialog';
import { MoveListDialog } from '../MoveListDialog/MoveListDialog';
import { useBoardClicks } from './actions/useBoardClicks';
import { useBoardDrag } from './actions/useBoardDrag';
import { useBoardShortcutHelp } from './actions/useBoardShortcutHelp';
import { useMoveMenus } from './actions/useMoveMenus';
import { useSelectedCards } from './actions/useSelectedCards';
import { useStripActions } from './actions/useStripActions';
import { useUndoKey } from './actions/useUndoKey';
import { BoardHead } from './BoardHead';
import type { BoardPrewarm } from './BoardPrewarm';
import { BoardRoot, Hint, Layer, Page } from './BoardScreen.styles';
import { BoardStrip } from './BoardStrip';
import { BulkActions } from './BulkActions';
import { createListHandles } from './listHandles';
import { revealItem } from './revealItem';
import { useBoardFilter } from './useBoardFilter';
import { useBoardScroll } from './useBoardScroll';
import { useListLabels } from './useListLabels';
import { useTileContext } from './useTileContext';

/** A loaded board with all of its interactions. */
export const Board = memo(function Board({ data, onOpen }: BoardProps) {
  const { t } = useTranslation('scrumboard');
  const { board } = data;
  const actions = useBoardActions(board.id);
  const hintId = useId();
  const today = dayOf(useNow());
  const { filter, setFilter } = useBoardFilter(data.labels, data.members);
  const [toView] = useState(createBoardViewer);
  const view = toView(data, { filter, today, fold: foldText });
  const selection = useSelectedCards(view, (id) => data.cards.has(id));
  const [handles] = useState(createListHandles);
  const [menu, setMenu] = useState<BoardMenu | null>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  const [placing, setPlacing] = useState<{ kind: 'card'; ids: readonly string[] } | { kind: 'list'; id: string } | null>(null);
  const context = useTileContext(data.labels, data.members, today, hintId);
  const labels = useListLabels(`${hintId}-list`);
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const drawn = useRef(view);
  useLayoutEffect(() => {
    drawn.current = view;
  }, [view]);
  useEffect(() => prepareSearch(data.cards, foldText), [data.cards]);
  useAnnounceFilters(view);
  useUndoKey({
    undo: () => actions.undo(),
    redo: () => actions.redo(),
    canUndo: () => boardHistory.last(board.id) !== undefined,
    canRedo: () => boardHistory.lastUndone(board.id) !== undefined,
  });
  useBoardShortcutHelp();
  useBoardScroll(strip, board.id);

  const reveal = (kind: 'card' | 'list', id: string) => void revealItem(root.current, () => drawn.current, handles, { kind, id });
  const revealBack = useEffectEvent((boardId: string, { kind, id }: RestoredItem) => {
    if (boardId === board.id) reveal(kind, id);
  });
  useEffect(() => boardHistory.listen(revealBack), []);
  const may = useHasRole('write');
  const openMenu = (anchor: HTMLElement | null) => {
    const item = may && anchor && itemOf(anchor);
    if (item) setMenu({ anchor, kind: item.kind, id: item.id });
  };

  const menus = useMoveMenus(view, selection.ids, {
    moveCards(ids, listId, index) {
      void actions.moveCards(ids, listId, index);
      reveal('card', ids[0] ?? '');
    },
    moveList(listId, index) {
      void actions.moveList(listId, index);
      reveal('list', listId);
    },
    openMoveCardsDialog: (ids) => setPlacing({ kind: 'card', ids }),
    openMoveListDialog: (id) => setPlacing({ kind: 'list', id }),
    setDone: (card, done) => {
      const announcement = t(done ? 'actions.cardDone' : 'actions.cardNotDone', { card: shortTitle(card.title) });
      void actions.updateCards([{ id: card.id, done }], announcement);
    },
    setListDone: (listId, done) => void actions.setListDone(listId, done),
    toggle: selection.toggle,
    removeCards: (ids) => void actions.removeCards(ids),
    removeList: (listId) => void actions.removeList(listId),
    rename: (listId) =>
      requestAnimationFrame(() => {
        const list = root.current && listElement(root.current, listId);
        list?.querySelector<HTMLElement>('[data-act="rename"]')?.click();
      }),
  });

  const stripActions = useStripActions({
    rename: (listId, title) => void actions.renameList(listId, title),
    async addCards(listId, titles, idOf) {
      // A new card is shown whatever the filter is.
      if (view.isFiltered) setFilter(() => NO_FILTER);
      const { ids, result } = await actions.addCards(listId, titles, idOf);
      showAdded(listId, ids);
      return result;
    },
    addList: actions.addList,
  });
  const { press, keys } = useBoardClicks({
    canChange: may,
    root,
    drawn,
    handles,
    selection,
    openMenu,
    openCard: onOpen,
    removeCard(cardId, nextId) {
      void actions.removeCards([cardId]);
      if (nextId !== null) reveal('card', nextId);
    },
  });
  useBoardDrag(
    { root, strip, layer },
    { canMove: may, view, selected: selection.ids, handles, actions, onMoved: reveal, onPress: press, keys },
  );

  const chosen = sortIdsByBoard(view, selection.ids);
  const nameOf = ({ kind, id }: BoardMenu) =>
    kind === 'list'
      ? labels.menu(data.lists.find((list) => list.id === id)?.title ?? '')
      : t('move.of', { card: data.cards.get(id)?.title ?? '' });

  return (
    <Page>
      <BoardHead
        board={board}
        labels={data.labels}
        members={data.members}
        filter={filter}
        shown={view.shownTotal}
        total={view.total}
        onChange={setFilter}
      />
      <BoardRoot
        ref={root}
        data-board={board.id}
        data-background={board.background}
        data-fixed={!may || undefined}
        data-selecting={selection.ids.size > 0 || undefined}
      >
        {view.lists.length === 0 && (
          <EmptyState illustration="box" title={t('board.empty')}>
            {may && t('board.emptyText')}
          </EmptyState>
        )}
        <BoardStrip
          boardId={board.id}
          view={view}
          label={t('board.lists', { board: board.title })}
          context={context}
          labels={labels}
          selected={selection.ids}
          handles={handles}
          strip={strip}
          actions={stripActions}
        />
        {may && view.lists.length > 0 && (
          <>
            <Hint id={hintId} data-for="resting">
              {t('board.hint')}
            </Hint>
            <Hint data-for="lifted">{t('board.hintLifted')}</Hint>
            <Hint id={`${hintId}-list`} data-for="list">
              {t('board.listHint')}
            </Hint>
          </>
        )}
        <Layer ref={layer} aria-hidden inert />
      </BoardRoot>
      {may && chosen.length > 0 && (
        <BulkActions
          data={data}
          ids={chosen}
          actions={actions}
          onMove={() => setPlacing({ kind: 'card', ids: chosen })}
          onDone={selection.clear}
        />
      )}
      <AnchoredMenu
        anchor={menu?.anchor ?? null}
        onClose={closeMenu}
        label={menu ? nameOf(menu) : ''}
        items={menu ? (menu.kind === 'card' ? menus.ofCard(menu.id) : menus.ofList(menu.id)) : NO_ENTRIES}
      />
      {placing?.kind === 'card' && (
        <MoveDialog
          boardId={board.id}
          ids={placing.ids}
          onClose={() => setPlacing(null)}
          onMoved={(to) => to === board.id && reveal('card', placing.ids[0] ?? '')}
        />
      )}
      {placing?.kind === 'list' && (
        <MoveListDialog
          boardId={board.id}
          listId={placing.id}
          onClose={() => setPlacing(null)}
          onMoved={(to) => to === board.id && reveal('list', placing.id)}
        />
      )}
      <Prewarm data={data} />
    </Page>
  );

  function showAdded(listId: string, ids: readonly string[]) {
    const list = drawn.current.lists.find((each) => each.list.id === listId);
    const last = list?.shown.findIndex(({ id }) => id === ids.at(-1)) ?? -1;
    if (last >= 0) handles.of(listId)?.reveal(last);
  }
});

/** A stable empty array while no menu is open: the menu is not re-rendered with every change of the board. */
const NO_ENTRIES: MenuEntry[] = [];

/** The open menu of a card or a list. */
interface BoardMenu {
  anchor: HTMLElement;
  kind: 'card' | 'list';
  id: string;
}

interface BoardProps {
  data: BoardData;
  /** Opens a card's dialog. A stable function as long as the URL stays the same. */
  onOpen: (cardId: string) => void;
}

/** Milliseconds without a filter change before its result is announced. */
const FILTER_PAUSE = 600;

/** Announces how many cards a filter shows, once the filter stops changing. */
function useAnnounceFilters({ isFiltered, shownTotal: shown, total }: BoardView): void {
  const { t } = useTranslation('scrumboard');
  const wasFiltered = useRef(isFiltered);
  useEffect(() => {
    if (!isFiltered && !wasFiltered.current) return undefined;
    const timer = setTimeout(() => {
      wasFiltered.current = isFiltered;
      announce(t('filter.shown', { shown, total }));
    }, FILTER_PAUSE);
    return () => clearTimeout(timer);
  }, [isFiltered, shown, total, t]);
}

/** Milliseconds after the board appeared until the dialogs of its cards are prewarmed. */
const PREWARM_DELAY = 1000;

/** Fetches the code of the board's dialogs, and prewarms them, before they are opened. A failed fetch is repeated on demand. */
function Prewarm({ data }: { data: BoardData }) {
  const [parts, setParts] = useState<{ BoardPrewarm: typeof BoardPrewarm } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([import('./BoardPrewarm'), preloadOverlays()]).then(
        ([loaded]) => startTransition(() => setParts(loaded)),
        () => undefined,
      );
    }, PREWARM_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return parts && <parts.BoardPrewarm data={data} />;
}

import type { Card } from '@stockroom/contract';
import type { MenuEntry } from '@stockroom/ui';
import { type BoardView, homeIndex } from '#features/scrumboard/model/boardView';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Callbacks of the menus of cards and lists. */
export interface MoveMenuActions {
  moveCards: (ids: readonly string[], listId: string, index: number) => void;
  moveList: (listId: string, index: number) => void;
  /** Opens the choice of an exact place, perhaps on another board. */
  openMoveCardsDialog: (ids: readonly string[]) => void;
  openMoveListDialog: (listId: string) => void;
  setDone: (card: Card, isDone: boolean) => void;
  setListDone: (listId: string, isDone: boolean) => void;
  toggle: (cardId: string) => void;
  removeCards: (ids: readonly string[]) => void;
  removeList: (listId: string) => void;
  rename: (listId: string) => void;
}

/** The entries of a card's and of a list's menu: every place that a drag could lead to (WCAG 2.5.7). */
export function useMoveMenus(view: BoardView, selected: ReadonlySet<string>, actions: MoveMenuActions) {
  const { t } = useTranslation('scrumboard');

  function ofCard(cardId: string): MenuEntry[] {
    const at = view.lists.findIndex(({ cards }) => cards.some(({ id }) => id === cardId));
    const list = view.lists[at];
    if (!list) return [];
    const card = list.cards.find(({ id }) => id === cardId);
    if (!card) return [];
    const previous = view.lists[at - 1]?.list;
    const next = view.lists[at + 1]?.list;
    const place = homeIndex(view, list.list.id, cardId, new Set([cardId]));
    const last = list.cards.length - 1;
    const to = (listId: string, index: number) => () => actions.moveCards([cardId], listId, index);
    return [
      { id: 'top', label: t('move.top'), icon: 'arrowUp', disabled: place === 0, onSelect: to(list.list.id, 0) },
      { id: 'bottom', label: t('move.bottom'), icon: 'arrowDown', disabled: place === last, onSelect: to(list.list.id, last) },
      ...entriesOf(
        previous && {
          id: 'previous',
          label: t('move.previous', { list: previous.title }),
          icon: 'back',
          onSelect: to(previous.id, 0),
        },
      ),
      ...entriesOf(
        next && { id: 'next', label: t('move.next', { list: next.title }), icon: 'chevronRight', onSelect: to(next.id, 0) },
      ),
      { id: 'place', label: t('move.to'), icon: 'columns', onSelect: () => actions.openMoveCardsDialog([cardId]) },
      { type: 'divider' },
      {
        id: 'done',
        label: t('move.done'),
        icon: 'checkCircle',
        checked: card.done === true,
        onSelect: () => actions.setDone(card, card.done !== true),
      },
      {
        id: 'select',
        label: selected.has(cardId) ? t('move.unselect') : t('move.select'),
        icon: 'check',
        onSelect: () => actions.toggle(cardId),
      },
      { id: 'delete', label: t('move.delete'), icon: 'delete', tone: 'critical', onSelect: () => actions.removeCards([cardId]) },
    ];
  }

  function ofList(listId: string): MenuEntry[] {
    const at = view.lists.findIndex(({ list }) => list.id === listId);
    const last = view.lists.length - 1;
    const isDone = view.lists[at]?.list.done === true;
    const to = (index: number) => () => actions.moveList(listId, index);
    return [
      { id: 'rename', label: t('move.rename'), icon: 'edit', onSelect: () => actions.rename(listId) },
      {
        id: 'done',
        label: t('move.listDone'),
        icon: 'checkCircle',
        checked: isDone,
        onSelect: () => actions.setListDone(listId, !isDone),
      },
      { type: 'divider' },
      { id: 'first', label: t('move.first'), icon: 'first', disabled: at === 0, onSelect: to(0) },
      { id: 'left', label: t('move.left'), icon: 'chevronLeft', disabled: at === 0, onSelect: to(at - 1) },
      { id: 'right', label: t('move.right'), icon: 'chevronRight', disabled: at === last, onSelect: to(at + 1) },
      { id: 'last', label: t('move.last'), icon: 'last', disabled: at === last, onSelect: to(last) },
      { id: 'place', label: t('move.listTo'), icon: 'columns', onSelect: () => actions.openMoveListDialog(listId) },
      { type: 'divider' },
      { id: 'delete', label: t('move.deleteList'), icon: 'delete', tone: 'critical', onSelect: () => actions.removeList(listId) },
    ];
  }
  return { ofCard, ofList };
}

const entriesOf = (entry: MenuEntry | undefined): MenuEntry[] => (entry ? [entry] : []);

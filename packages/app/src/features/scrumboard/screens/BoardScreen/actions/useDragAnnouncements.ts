import { useRef } from 'react';
import { slotOf } from '#features/scrumboard/drag/dragPlaces';
import type { BoardDragContext, DragStep } from '#features/scrumboard/machines/boardDrag';
import type { BoardView } from '#features/scrumboard/model/boardView';
import { shortTitle } from '#features/scrumboard/model/shortTitle';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';

/** Announces each step of a drag. The position of a drag by pointer is not announced, as the user can see it. */
export function useDragAnnouncements() {
  const { t } = useTranslation('scrumboard');
  // A lifted item that was deleted has no name on the board any more.
  const lifted = useRef('');
  return (step: DragStep, drag: BoardDragContext, view: BoardView): void => {
    if (step === 'lifted') lifted.current = nameOf(drag, view);
    if (step === 'gone') return notifyItemDeleted(drag);
    if (step === 'over' && drag.by !== 'keyboard') return;
    const message = drag.kind === 'list' ? listMessage(step, drag, view) : cardMessage(step, drag, view);
    announce(message);
  };

  /** Shown as a toast as well, as the item disappears in mid-drag. */
  function notifyItemDeleted({ kind, ids }: BoardDragContext): void {
    const message = t(kind === 'list' ? 'drag.listGone' : 'drag.gone', { count: ids.length, name: lifted.current });
    toasts.show({ id: 'scrumboard gone', tone: 'warning', message });
  }

  function listMessage(step: DragStep, { ids, destination }: BoardDragContext, view: BoardView): string {
    const list = view.lists.find((each) => each.list.id === ids[0])?.list.title ?? '';
    const messageValues = { list, place: (destination?.index ?? 0) + 1, total: view.lists.length };
    if (step === 'lifted') return t('drag.listLifted', messageValues);
    if (step === 'over') return t('drag.listOver', messageValues);
    if (step === 'dropped') return t('drag.listDropped', messageValues);
    return step === 'kept' ? t('drag.listKept', messageValues) : t('drag.listCancelled', messageValues);
  }

  function cardMessage(step: DragStep, drag: BoardDragContext, view: BoardView): string {
    const moving = new Set(drag.ids);
    const at = drag.destination ?? drag.home;
    const there = view.lists.find((each) => each.list.id === at?.listId);
    const others = there?.shown.filter(({ id }) => !moving.has(id)).length ?? 0;
    const messageValues = {
      count: drag.ids.length,
      card: titleOf(view, drag.ids[0])?.slice(0, 100) ?? '',
      list: there?.list.title ?? '',
      place: slotOf(view, { ...drag, destination: at }) + 1,
      total: others + drag.ids.length,
    };
    if (step === 'lifted') return t('drag.lifted', messageValues);
    if (step === 'over') return t('drag.over', messageValues);
    if (step === 'dropped') return t('drag.dropped', messageValues);
    return step === 'kept' ? t('drag.kept', messageValues) : t('drag.cancelled', messageValues);
  }
}

const nameOf = ({ kind, ids }: BoardDragContext, view: BoardView): string =>
  shortTitle((kind === 'list' ? view.lists.find(({ list }) => list.id === ids[0])?.list.title : titleOf(view, ids[0])) ?? '');

function titleOf(view: BoardView, cardId: string | undefined): string | undefined {
  for (const { cards } of view.lists) {
    const card = cards.find(({ id }) => id === cardId);
    if (card) return card.title;
  }
  return undefined;
}

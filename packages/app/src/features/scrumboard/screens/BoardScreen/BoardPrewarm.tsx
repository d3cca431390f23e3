import { Prewarm, ToastRegion, type ToastItem } from '@stockroom/ui';
import { useState } from 'react';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { LazyCardDialog } from './lazyComponents';

/** Prewarms the dialogs of cards and the announcements, so that the first opens as quickly as the next. */
export function BoardPrewarm({ data }: { data: BoardData }) {
  // A stable element: no change of the board re-renders it.
  const [rehearsal] = useState(() => {
    const cardId = data.cards.keys().next().value;
    return (
      <Prewarm>
        {cardId !== undefined && <LazyCardDialog boardId={data.board.id} cardId={cardId} onClose={noop} />}
        <ToastRegion label="" dismissLabel="" toasts={TOASTS} onDismiss={noop} />
      </Prewarm>
    );
  });
  return rehearsal;
}

const noop = () => undefined;

const TOASTS: readonly ToastItem[] = [{ id: '', message: '', action: { label: '', onAction: noop } }];

import { Rehearsal, ToastRegion, type ToastItem } from '@stockroom/ui';
import { useState } from 'react';
import type { BoardData } from '../../model/boardData';
import { LazyCardDialog } from '../CardDialog/LazyCardDialog';

/** What a board's cards open, and what is said of a change, rehearsed: the first of them comes as quickly as the next. */
export function BoardRehearsal({ data }: { data: BoardData }) {
  // The same element each time: no change of the board draws it anew.
  const [rehearsal] = useState(() => {
    const cardId = data.cards.keys().next().value;
    return (
      <Rehearsal>
        {cardId !== undefined && <LazyCardDialog boardId={data.board.id} cardId={cardId} onClose={nothing} />}
        <ToastRegion label="" dismissLabel="" toasts={TOASTS} onDismiss={nothing} />
      </Rehearsal>
    );
  });
  return rehearsal;
}

const nothing = () => undefined;

const TOASTS: readonly ToastItem[] = [{ id: '', message: '', action: { label: '', onAction: nothing } }];

import type { Card } from '@stockroom/contract';
import { Button, ButtonLink, Dialog, Skeleton } from '@stockroom/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBoard } from '#features/scrumboard/api/useBoard';
import { boardPaths } from '#features/scrumboard/boardPaths';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { useTranslation } from '#shared/i18n/useTranslation';
import { CardEditor } from './CardEditor';

/** The dialog of the card in the URL, over its board. A missing card is explained, and the board stays usable. */
export function CardDialog({ boardId, cardId, onClose }: CardDialogProps) {
  const { data, isPending } = useBoard(boardId);
  const card = data?.cards.get(cardId);
  useFocusBack(cardId);
  // The board screen reports a board that could not be loaded.
  if (!data) return isPending ? <Waiting onClose={onClose} /> : null;
  return <Opened key={cardId} data={data} card={card} onClose={onClose} />;
}

export interface CardDialogProps {
  boardId: string;
  cardId: string;
  onClose: () => void;
}

/**
 * Returns the focus to the card in its list. The dialog returns it to the element that had it, but the board may have rendered
 * a new one meanwhile; the card is found by its id once the dialog has tried.
 */
function useFocusBack(cardId: string): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const isFree = document.activeElement === document.body && !document.querySelector('[role="dialog"]');
          if (isFree) document.getElementById(`card-${cardId}`)?.focus({ preventScroll: true });
        }),
      );
    },
    [cardId],
  );
}

function Opened({ data, card, onClose }: { data: BoardData; card: Card | undefined; onClose: () => void }) {
  const [wasThere] = useState(card !== undefined);
  if (card) return <CardEditor data={data} card={card} onClose={onClose} />;
  return <Missing wasThere={wasThere} boardId={data.board.id} onClose={onClose} />;
}

function Missing({ wasThere, boardId, onClose }: { wasThere: boolean; boardId: string; onClose: () => void }) {
  const { t } = useTranslation('scrumboard');
  const { search } = useLocation();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={wasThere ? t('card.goneTitle') : t('card.unknownTitle')}
      closeLabel={t('card.close')}
      description={wasThere ? t('card.gone') : t('card.unknown')}
      footer={
        <>
          <ButtonLink href={boardPaths.trash(boardId) + search}>{t('card.toTrash')}</ButtonLink>
          <Button variant="primary" onPress={onClose}>
            {t('card.toBoard')}
          </Button>
        </>
      }
    />
  );
}

function Waiting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('scrumboard');
  return (
    <Dialog open size="lg" onOpenChange={(open) => !open && onClose()} title={t('card.loading')} closeLabel={t('card.close')}>
      <Skeleton width="60%" />
      <Skeleton shape="rect" height={160} />
    </Dialog>
  );
}

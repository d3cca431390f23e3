import type { Card } from '@stockroom/contract';
import { Alert, Button, Dialog } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useDocumentTitle } from '../../../../shared/hooks/useDocumentTitle';
import { useNow } from '../../../../shared/hooks/useNow';
import { useBoardActions } from '../../api/useBoardActions';
import { CardConflicts } from '../../components/CardConflicts/CardConflicts';
import { CardForm } from '../../components/CardForm/CardForm';
import { CoverPicker } from '../../components/CoverPicker/CoverPicker';
import type { BoardData } from '../../model/boardData';
import { dayOf } from '../../model/dueDate';
import { shortTitle } from '../../model/shortTitle';
import { MoveDialog } from '../MoveDialog/MoveDialog';
import { Acts, Foot, Note } from './CardDialog.styles';
import { SaveState } from './SaveState';
import { useCardEdit } from './useCardEdit';
import { useCover } from './useCover';

/** A card that is there: edited in place and saved by itself, moved, copied and deleted. */
export function CardEditor({ data, card, onClose }: CardEditorProps) {
  const { t } = useTranslation('scrumboard');
  const actions = useBoardActions(data.board.id);
  const { state, send, isRestored, change, drop } = useCardEdit(card, actions);
  const { draft, saved, conflicts, error, hasSaved } = state.context;
  useDocumentTitle(`${shortTitle(saved.title)} · ${data.board.title}`);
  const cover = useCover((path) => change({ cover: path }));
  const [isMoving, setMoving] = useState(false);
  const today = dayOf(useNow());
  const list = data.lists.find(({ id }) => id === card.listId);

  const addLabel = (title: string) => {
    void actions.addLabel(title, 'neutral').then(({ id, result }) => {
      if (result.ok) change({ labels: [...draft.labels, id] });
    });
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={shortTitle(saved.title)}
      description={list && t('card.where', { list: list.title })}
      closeLabel={t('card.close')}
      footer={
        <Foot>
          <SaveState
            isSaving={state.hasTag('saving')}
            isFailed={state.hasTag('failed')}
            isUnsaved={state.hasTag('unsaved')}
            hasSaved={hasSaved}
            error={error}
            onRetry={() => send({ type: 'save.retried' })}
          />
          <Acts>
            <Button
              variant="quiet"
              icon="delete"
              onPress={() => {
                drop();
                onClose();
                void actions.removeCards([card.id]);
              }}
            >
              {t('card.delete')}
            </Button>
            <Button variant="quiet" icon="document" onPress={() => void actions.copyCard(card.id)}>
              {t('card.copy')}
            </Button>
            <Button onPress={() => setMoving(true)}>{t('card.move')}</Button>
          </Acts>
        </Foot>
      }
    >
      {isRestored && (hasSaved || state.hasTag('unsaved')) && conflicts.length === 0 && (
        <Note>
          <Alert kind="info" look="border" live="polite">
            {t('card.restored')}
          </Alert>
        </Note>
      )}
      {conflicts.length > 0 && (
        <CardConflicts
          fields={conflicts}
          mine={draft}
          theirs={saved}
          labels={data.labels}
          members={data.members}
          onSettle={(field, take) => send({ type: 'conflict.settled', field, take })}
        />
      )}
      <CardForm
        draft={draft}
        labels={data.labels}
        members={data.members}
        today={today}
        limitReason={card.limitReason}
        onChange={change}
        labelActs={{
          onAdd: addLabel,
          onChange: (id, patch) => void actions.updateLabel(id, patch),
          onRemove: (id) => void actions.removeLabel(id),
        }}
        coverPicker={<CoverPicker cover={draft.cover} {...cover} />}
      />
      {isMoving && (
        <MoveDialog
          boardId={data.board.id}
          ids={[card.id]}
          onClose={() => setMoving(false)}
          onMoved={(boardId) => {
            if (boardId !== data.board.id) onClose();
          }}
        />
      )}
    </Dialog>
  );
}

export interface CardEditorProps {
  data: BoardData;
  card: Card;
  onClose: () => void;
}

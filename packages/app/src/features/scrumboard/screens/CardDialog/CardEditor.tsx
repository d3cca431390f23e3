import type { Card } from '@stockroom/contract';
import { Alert, Button, Dialog, type PictureSpec, Select } from '@stockroom/ui';
import { useState } from 'react';
import { useBoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import { CardConflicts } from '#features/scrumboard/components/CardConflicts/CardConflicts';
import { CardForm } from '#features/scrumboard/components/CardForm/CardForm';
import { CoverPicker } from '#features/scrumboard/components/CoverPicker/CoverPicker';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { shortTitle } from '#features/scrumboard/model/shortTitle';
import { SaveState } from '#shared/editing/views/SaveState';
import { dayOf } from '#shared/format/days';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePictureFile } from '#shared/pictures/usePictureFile';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { RoleFields } from '#shared/session/RoleFields';
import { useHasRole } from '#shared/session/useHasRole';
import { MoveDialog } from '../MoveDialog/MoveDialog';
import { Actions, Foot, Note } from './CardDialog.styles';
import { useCardEdit } from './useCardEdit';

/** An existing card: edited in place with autosave, moved, copied and deleted. */
export function CardEditor({ data, card, onClose }: CardEditorProps) {
  const { t } = useTranslation('scrumboard');
  const actions = useBoardActions(data.board.id);
  const { draft, saved, set, isRestored, conflict, saving, drop } = useCardEdit(card, actions);
  useDocumentTitle(`${shortTitle(saved.title)} · ${data.board.title}`);
  const cover = useCover((path) => set({ cover: path }));
  const [isMoving, setMoving] = useState(false);
  const may = useHasRole('write');
  const today = dayOf(useNow());
  const list = data.lists.find(({ id }) => id === card.listId);

  const labels = useIdempotentCreate(
    async (title: string, idOf) => {
      const result = await actions.addLabel(idOf(), title);
      if (result.ok) set({ labels: [...draft.labels, idOf()] });
      return result;
    },
    { stays: true },
  );
  const copies = useIdempotentCreate((id: string, idOf) => actions.copyCard(id, idOf).then(({ result }) => result), {
    stays: true,
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={shortTitle(saved.title)}
      hideTitle
      closeLabel={t('card.close')}
      footer={
        may && (
          <Foot>
            <SaveState {...saving} />
            <Actions>
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
              <Button variant="quiet" icon="copy" onPress={() => copies.create(card.id)}>
                {t('card.copy')}
              </Button>
              <Button onPress={() => setMoving(true)}>{t('card.move')}</Button>
            </Actions>
          </Foot>
        )
      }
    >
      {isRestored && (
        <Note>
          <Alert tone="info" variant="border" live="polite">
            {t('card.restored')}
          </Alert>
        </Note>
      )}
      <CardConflicts {...conflict} labels={data.labels} members={data.members} />
      <RoleFields needed="write">
        <CardForm
          cardId={card.id}
          draft={draft}
          labels={data.labels}
          members={data.members}
          today={today}
          isListDone={list?.done === true}
          limitReason={card.limitReason}
          readOnly={!may}
          onChange={set}
          listPicker={
            <Select
              label={t('place.list')}
              readOnly={!may}
              value={card.listId}
              options={data.lists.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(listId) => void actions.moveCards([card.id], listId, 0)}
            />
          }
          labelActions={{
            onAdd: labels.create,
            onChange: (id, patch) => void actions.updateLabel(id, patch),
            onRemove: (id) => void actions.removeLabel(id),
          }}
          coverPicker={<CoverPicker cover={draft.cover} {...cover} />}
        />
      </RoleFields>
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

/** Twice the size that the dialog shows. A cover has no transparency, so it is a JPEG. */
const COVER: PictureSpec = { box: { width: 1024, height: 576 }, type: 'image/jpeg', quality: 0.8 };

/** The cover of a card: a chosen one, or one made from a file. */
const useCover = (choose: (cover: string | null) => void) => usePictureFile(COVER, choose);

import { BoardMember, type BoardSummary } from '@stockroom/contract';
import { Button, ConfirmDialog, Dialog } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { peopleQuery } from '#features/scrumboard/api/scrumboardQueries';
import { BoardForm } from '#features/scrumboard/components/BoardForm/BoardForm';
import { type BoardDraft, draftOf, NEW_BOARD } from '#features/scrumboard/model/boardDraft';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type IdempotencyKey, useIdempotentCreate } from '#shared/query/useIdempotentCreate';

const FORM_ID = 'board-form';

/** A form for a new board, or for changes to an existing one. */
export function BoardDialog({ board, onSave, onClose }: BoardDialogProps) {
  const { t } = useTranslation(['scrumboard', 'common']);
  const people = useQuery(peopleQuery());
  const [start] = useState<BoardDraft>(() => (board ? draftOf(board) : NEW_BOARD));
  const { value: draft, set, forget } = useDraft(draftSubject('board', board?.id ?? 'new'), BoardFields, start);
  const [isAsking, setAsking] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { create } = useIdempotentCreate((wanted: BoardDraft, idOf) => {
    forget();
    return onSave(wanted, idOf());
  });
  const title = board ? t('boards.editTitle', { board: board.title }) : t('boards.newTitle');
  // Typed text is not discarded without asking.
  const leave = () => (JSON.stringify(draft) === JSON.stringify(start) ? onClose() : setAsking(true));
  const submit = () => {
    if (draft.title.trim() === '') setAttempts(attempts + 1);
    else create({ ...draft, title: draft.title.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={title}
      closeLabel={t('common:close')}
      dismissable={false}
      footer={
        <>
          <Button onPress={leave}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            {board ? t('boards.save') : t('boards.create')}
          </Button>
        </>
      }
    >
      <BoardForm
        id={FORM_ID}
        label={title}
        draft={draft}
        people={people.data}
        peopleFailed={people.isError}
        onRetryPeople={() => void people.refetch()}
        attempts={attempts}
        onChange={(changes) => set({ ...draft, ...changes })}
        onSubmit={submit}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('boards.discardTitle')}
        message={t('boards.discardText')}
        confirmLabel={t('boards.discard')}
        cancelLabel={t('boards.goOn')}
        tone="critical"
        onConfirm={() => {
          forget();
          onClose();
        }}
      />
    </Dialog>
  );
}

const BoardFields = v.object({ title: v.string(), description: v.string(), icon: v.string(), members: v.array(BoardMember) });

export interface BoardDialogProps {
  /** `null` for a new board. */
  board: BoardSummary | null;
  /** Called once, however often the button is pressed. @param id of a new board */
  onSave: (draft: BoardDraft, id: IdempotencyKey) => unknown;
  onClose: () => void;
}

import type { Card } from '@stockroom/contract';
import { useNavigate } from 'react-router-dom';
import type { BoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { type CardDraft, cardFields, StoredCardDraft } from '#features/scrumboard/model/cardDraft';
import { shortTitle } from '#features/scrumboard/model/shortTitle';
import { isApiError } from '#shared/api/ApiError';
import { draftSubject } from '#shared/drafts/draftSubject';
import type { LeftEdit } from '#shared/editing/useAutosave';
import { useAutosave } from '#shared/editing/useAutosave';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';

/** The edit of a card with its effects on the board. Unsaved changes are sent when the dialog closes. */
export function useCardEdit(card: Card, actions: BoardActions) {
  const { t } = useTranslation('scrumboard');
  const navigate = useNavigate();

  const notifyUnsettled = (title: string) => {
    const onAction = () => void navigate(boardPaths.card(card.boardId, card.id), { preventScrollReset: true });
    toasts.show({
      id: `scrumboard unsettled ${card.id}`,
      tone: 'warning',
      message: t('conflict.unsettled', { card: title }),
      action: { label: t('conflict.open'), onAction },
    });
  };

  const sendLast = async ({ changes, keepRest }: LeftEdit<Card, CardDraft>, title: string) => {
    if (!changes) return;
    const result = await actions.saveCard(card.id, null, changes, t('card.failed', { card: title }));
    if (result.ok) keepRest(result.answer);
    else if (isApiError(result.error, 'conflict')) notifyUnsettled(title);
  };

  return useAutosave({
    fields: cardFields,
    record: card,
    subject: draftSubject('card', card.id),
    storedSchema: StoredCardDraft,
    async save({ saved, changes }) {
      const result = await actions.saveCard(saved.id, saved.updatedAt, changes);
      if (result.ok) return result.answer;
      throw result.error;
    },
    onLeft(left) {
      const title = shortTitle(left.changes?.title ?? left.saved.title);
      void sendLast(left, title);
      if (left.isUnsettled) notifyUnsettled(title);
      if (Object.keys(left.before).length > 0) actions.sayEdited(card.id, left.before, title);
    },
  });
}

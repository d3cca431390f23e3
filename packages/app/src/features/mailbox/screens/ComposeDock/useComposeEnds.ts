import { changeMails } from '#features/mailbox/api/mailCalls';
import { composer } from '#features/mailbox/compose/composer';
import { type ComposeDraft, isBlank } from '#features/mailbox/model/composeDraft';
import { ignoreNotFound } from '#shared/api/ignoreNotFound';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import type { Compose } from './useCompose';

/** Ends of a mail that is not sent: saved to the drafts, or discarded with Undo. An untouched mail just disappears. */
export function useComposeEnds({ draft: written, whole: draft, close, keep, invalidateMails, snapshot, isKept }: Compose) {
  const { t } = useTranslation(['mailbox', 'common']);
  const describe = useDescribeError();
  const offerUndo = useUndoToast();

  /** Reopens a mail with the text written before. */
  const bringBack = (back: ComposeDraft) => {
    composer.write(back);
    composer.touch(back.id);
  };
  const save = async () => {
    close();
    if (isBlank(draft) && draft.updatedAt === null) return;
    const isSaved = snapshot.matches({ editing: 'saved' }) || (snapshot.matches({ editing: 'still' }) && !isKept);
    if (isSaved && draft === written && draft.updatedAt !== null) return;
    try {
      await keep(draft);
      toasts.show({ id: 'draft', tone: 'success', message: t('compose.kept') });
    } catch (error) {
      bringBack(draft);
      toasts.show({ id: 'draft', tone: 'critical', message: `${t('compose.saveFailed')} ${describe(error).message}` });
    }
  };
  const isUnwritten = () => draft.updatedAt === null && (isBlank(draft) || composer.isUntouched(draft.id));
  const discard = () => {
    const isNothing = isUnwritten();
    close();
    if (isNothing) return;
    // Whether the server has it is uncertain: its first save may still be running. A mail that it lacks is ignored.
    const moveTo = (folder: 'trash' | 'drafts') =>
      void ignoreNotFound(changeMails([{ id: draft.id, mail: { folder } }])).then(invalidateMails, () => undefined);
    moveTo('trash');
    offerUndo({
      message: t('compose.discarded'),
      undo: () => {
        bringBack({ ...draft, updatedAt: null });
        moveTo('drafts');
      },
    });
  };
  return {
    save: () => void save(),
    saveAndClose: () => {
      if (isUnwritten()) close();
      else void save();
    },
    discard,
  };
}

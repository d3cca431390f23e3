import { useEffect } from 'react';
import { drafts } from '#shared/drafts/drafts';
import { useSession } from '#shared/session/SessionContext';
import { composer } from '#features/mailbox/compose/composer';
import { composeSubject } from '#features/mailbox/api/composeSubject';
import { ComposeDraft } from '#features/mailbox/model/composeDraft';

/** Restores the mails that were being written, or waited for a connection, when the page was left or another tab was closed. */
export function useRestoredDrafts(): void {
  const { user } = useSession();
  useEffect(() => {
    const resume = () => {
      for (const subject of drafts.subjectsOf(user.id)) {
        if (!subject.startsWith(composeSubject(''))) continue;
        const storedDraft = drafts.read({ userId: user.id, subject }, ComposeDraft);
        if (storedDraft && composeSubject(storedDraft.value.id) === subject) composer.resume(storedDraft.value);
      }
    };
    composer.isOf(user.id);
    resume();
    return drafts.subscribe((change) => {
      if (change === 'more') resume();
    });
  }, [user.id]);
}

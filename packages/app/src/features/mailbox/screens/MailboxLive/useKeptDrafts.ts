import { useEffect } from 'react';
import { drafts } from '../../../../shared/drafts/drafts';
import { useSession } from '../../../../shared/session/SessionContext';
import { composer } from '../../compose/composer';
import { ComposeDraft } from '../../model/composeDraft';
import { composeSubject } from '../../compose/composeSubject';
import { mailOutbox } from '../../compose/mailOutbox';

/**
 * The mails that were being written when the page was loaded anew, or the session ended, are there again; and so are those that wait for a
 * connection since a tab that was closed.
 */
export function useKeptDrafts(): void {
  const { user } = useSession();
  useEffect(() => {
    for (const subject of drafts.subjectsOf(user.id)) {
      if (!subject.startsWith(composeSubject(''))) continue;
      const kept = drafts.read({ userId: user.id, subject }, ComposeDraft);
      if (kept && composeSubject(kept.value.id) === subject) composer.resume(kept.value);
    }
    void mailOutbox.takeUp(user.id, (mail) => {
      const key = { userId: user.id, subject: composeSubject(mail.id) };
      // What this tab has of it is newer.
      if (!drafts.read(key, ComposeDraft)) drafts.write(key, mail);
      composer.resume(mail);
    });
  }, [user.id]);
}

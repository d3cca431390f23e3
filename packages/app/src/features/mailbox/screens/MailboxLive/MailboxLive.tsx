import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { composeSubject } from '#features/mailbox/api/composeSubject';
import { mailSettingsQuery } from '#features/mailbox/api/mailQueries';
import { composer } from '#features/mailbox/compose/composer';
import { mailboxPaths } from '#features/mailbox/mailboxPaths';
import { ComposeDraft } from '#features/mailbox/model/composeDraft';
import { mailtoDraft } from '#features/mailbox/model/mailtoDraft';
import { withSignature } from '#features/mailbox/model/replies';
import { drafts } from '#shared/drafts/drafts';
import { useTranslation } from '#shared/i18n/useTranslation';
import { mailLinks } from '#shared/links/mailLinks';
import { useNavCount } from '#shared/navigation/navCounts';
import { lazyPart } from '#shared/routing/lazyPart';
import { useSession } from '#shared/session/SessionContext';
import { useArrivals } from './useArrivals';

/** The windows in which mails are written; their code loads with the first mail. */
const ComposeDock = lazyPart('mail-compose', async () => (await import('../ComposeDock/ComposeDock')).ComposeDock);

/**
 * The mailbox's parts on all pages: the unread count, new arrivals, the mails that are being written, and the links that start
 * a mail.
 */
export function MailboxLive() {
  const { t } = useTranslation('mailbox');
  const unread = useArrivals();
  useNavCount(mailboxPaths.root, unread, t('live.unread', { count: unread }));
  useRestoredDrafts();
  useMailLinks();
  const open = useSyncExternalStore(composer.subscribe, composer.all);
  return open.length > 0 && <ComposeDock open={open} />;
}

/** Opens a new mail when a link to a mail address is clicked, above the current page. */
function useMailLinks(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      mailLinks.listen((href) => {
        // Safe against double submits: a click starts a mail, and the server has none of it until something is typed.
        const draft = mailtoDraft(href, crypto.randomUUID());
        const write = (signature: string) => composer.write(withSignature(draft, signature));
        // Without the settings, the mail starts without a signature.
        client.query(mailSettingsQuery()).then(
          (settings) => write(settings.signature),
          () => write(''),
        );
      }),
    [client],
  );
}

/** Restores the mails that were being written, or waited for a connection, when the page was left or another tab was closed. */
function useRestoredDrafts(): void {
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

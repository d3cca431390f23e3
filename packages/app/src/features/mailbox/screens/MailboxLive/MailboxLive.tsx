import { useSyncExternalStore } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useNavCount } from '#shared/navigation/navCounts';
import { lazyPart } from '#shared/routing/lazyPart';
import { composer } from '#features/mailbox/compose/composer';
import { mailboxPaths } from '#features/mailbox/mailboxPaths';
import { useArrivals } from './useArrivals';
import { useRestoredDrafts } from './useRestoredDrafts';
import { useMailLinks } from './useMailLinks';

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

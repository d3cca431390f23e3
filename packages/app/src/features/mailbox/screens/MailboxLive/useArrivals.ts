import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchMails } from '#features/mailbox/api/mailCalls';
import { mailKeys } from '#features/mailbox/api/mailKeys';
import { mailFoldersQuery } from '#features/mailbox/api/mailQueries';
import { mailboxPaths } from '#features/mailbox/mailboxPaths';
import { INBOX } from '#features/mailbox/model/mailAddress';
import { personLabel, plainName } from '#features/mailbox/model/mailText';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import { toasts } from '#shared/toast/toast';

/** Interval of checking for new mail while the page is visible, in milliseconds. */
const POLL_INTERVAL_MS = 20_000;

/**
 * The number of unread mails in the inbox. Announces each new mail once, with a button to read it; a mail marked as unread by
 * the user does not count as new.
 */
export function useArrivals(): number {
  const { t } = useTranslation('mailbox');
  const client = useQueryClient();
  const router = useRouter();
  const { data } = useQuery({ ...mailFoldersQuery(), refetchInterval: POLL_INTERVAL_MS });
  const unread = data?.find(({ slug }) => slug === 'inbox')?.unreadCount;
  const known = useRef<{ unread: number; at: number } | null>(null);
  useEffect(() => {
    if (unread === undefined) return;
    const before = known.current;
    const at = Date.now();
    known.current = { unread, at };
    if (!before || unread <= before.unread) return;
    const announceNewMail = async () => {
      const { mails } = await fetchMails({ scope: INBOX, page: 1, search: '', order: 'desc' });
      const fresh = mails?.filter((mail) => mail.unread && Date.parse(mail.date) > before.at - POLL_INTERVAL_MS) ?? [];
      const [newest] = fresh;
      if (!newest) return;
      const values = { name: personLabel(newest.from.contact), subject: plainName(newest.subject), count: fresh.length };
      const action = {
        label: t('live.read'),
        onAction: () => void router.navigate(mailboxPaths.list(INBOX, 1, newest.id)),
      };
      toasts.show({ id: `arrived ${newest.id}`, tone: 'info', message: t('live.arrived', values), action });
      void client.invalidateQueries({ queryKey: mailKeys.lists() });
      // The server also creates a notification: the bell counts it at once.
      void client.invalidateQueries({ queryKey: ['feeds', 'notifications'] });
    };
    // If fetching fails, the new mail is still counted, and in the list.
    announceNewMail().catch(() => announce(t('live.unread', { count: unread })));
  }, [unread, client, router, t]);
  return unread ?? 0;
}

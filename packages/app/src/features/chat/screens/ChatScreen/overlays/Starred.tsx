import type { Chat } from '@stockroom/contract';
import { Drawer, EmptyState } from '@stockroom/ui';
import { compactDateTime } from '#shared/format/relativeTime';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { Hit, Hits } from '../ChatScreen.styles';

/** Starred messages of all chats, newest first, each with a link to it. */
export function Starred({ chats, hrefOf, onClose }: StarredProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { locale } = useFormat();
  const now = useNow();
  const starred = chats
    .flatMap((chat) => chat.messages.filter((message) => message.starred).map((message) => ({ chat, message })))
    .toSorted((a, b) => (a.message.createdAt < b.message.createdAt ? 1 : -1));
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('menu.starred')} closeLabel={t('common:close')}>
      {starred.length === 0 ? (
        <EmptyState level={3} illustration="box" title={t('starredEmpty.title')}>
          {t('starredEmpty.text')}
        </EmptyState>
      ) : (
        <Hits aria-label={t('menu.starred')}>
          {starred.map(({ chat, message }) => (
            <li key={message.id}>
              <Hit as={RouterLink} href={hrefOf(chat.id, message.id)}>
                <span>
                  <span>{chat.contact.name.trim() || t('nameless')}</span>
                  <span>{compactDateTime(message.createdAt, now, locale)}</span>
                </span>
                <span>{message.value || t('files.some')}</span>
              </Hit>
            </li>
          ))}
        </Hits>
      )}
    </Drawer>
  );
}

export interface StarredProps {
  chats: readonly Chat[];
  hrefOf: (chatId: string, messageId: string) => string;
  onClose: () => void;
}

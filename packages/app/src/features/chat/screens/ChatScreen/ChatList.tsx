import type { Chat } from '@stockroom/contract';
import { Button, ChatPeople, Highlight } from '@stockroom/ui';
import { useChatPeople } from '#features/chat/components/useChatPeople';
import type { searchChats } from '#features/chat/model/chatSearch';
import { compactDateTime } from '#shared/format/relativeTime';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { Group, Hit, Hits } from './ChatScreen.styles';

/** The chats, and the messages that match the search term. */
export function ChatList({
  chats,
  found,
  search,
  openId,
  hrefOf,
  messageHref,
  isArchive,
  onLeaveArchive,
  locale,
}: ChatListProps) {
  const { t } = useTranslation('chat');
  const now = useNow();
  const people = useChatPeople();
  return (
    <>
      {isArchive && (
        <Group>
          {t('menu.archived')}
          <Button size="sm" icon="back" onPress={onLeaveArchive}>
            {t('archive.leave')}
          </Button>
        </Group>
      )}
      {(chats.length > 0 || search === '') && (
        <ChatPeople
          label={t('chats')}
          people={people(chats, now)}
          current={openId ?? undefined}
          hrefOf={hrefOf}
          locale={locale}
        />
      )}
      {found.messages.length > 0 && (
        <>
          <Group>{t('search.messages', { count: found.total })}</Group>
          <Hits aria-label={t('search.messages', { count: found.total })}>
            {found.messages.map(({ chat, message }) => (
              <li key={message.id}>
                <Hit as={RouterLink} href={messageHref(chat.id, message.id)}>
                  <span>
                    <span>{chat.contact.name.trim() || t('nameless')}</span>
                    <span>{compactDateTime(message.createdAt, now, locale)}</span>
                  </span>
                  <span>
                    <Highlight text={excerpt(message.value)} query={search} />
                  </span>
                </Hit>
              </li>
            ))}
          </Hits>
        </>
      )}
    </>
  );
}

const LONG = 160;
const excerpt = (text: string) => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

export interface ChatListProps {
  chats: readonly Chat[];
  found: ReturnType<typeof searchChats>;
  search: string;
  openId: string | null;
  hrefOf: (id: string | null) => string;
  messageHref: (chatId: string, messageId: string) => string;
  /** Whether the archive is shown. */
  isArchive: boolean;
  onLeaveArchive: () => void;
  locale: string;
}

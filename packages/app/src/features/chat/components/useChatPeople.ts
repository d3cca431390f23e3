import { type Chat, lastMessageDay } from '@stockroom/contract';
import type { ChatPerson } from '@stockroom/ui';
import { dayName, dayOf, daysBetween } from '#shared/format/days';
import { compactDateTime } from '#shared/format/relativeTime';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import type { Language } from '#shared/preferences/preferences';

/** Conversations in the format of list and rail. */
export function useChatPeople(): (chats: readonly Chat[], now: number) => ChatPerson[] {
  const { t } = useTranslation('chat');
  const format = useFormat();
  return (chats, now) =>
    chats.map((chat) => {
      const { unreadCount = 0, muted, typing = [], presence } = chat;
      const name = chat.contact.name.trim() || t('nameless');
      const unread = unreadCount > 0 && t('unread', { count: unreadCount, formatted: format.number(unreadCount) });
      const day = lastMessageDay(chat);
      return {
        id: chat.id,
        name,
        state: [unread, muted && t('muted'), presence === 'online' && t('presence.online')].filter(Boolean).join(', '),
        avatar: safeImage(chat.contact.avatar),
        about: typing.length > 0 ? t('typingShort') : chat.lastMessage,
        when: day ? whenOf(day, now, format.locale) : undefined,
        unread: unreadCount,
        muted,
        presence: presence === 'offline' ? undefined : presence,
      };
    });
}

/** Formats a day without a time, as the time is unknown. */
function whenOf(day: Date, now: number, locale: Language): string {
  if (daysBetween(day.getTime(), now) < 2) return dayName(dayOf(day), now, locale);
  return compactDateTime(day.toISOString(), now, locale);
}

import { type Chat, CHAT_LIMITS } from '@stockroom/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Avatar, Button, ChatBubble, ChatComposer, DaySeparator, EmptyState, IconButton, PanelFrame } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { dayName, groupByDay } from '../../../../shared/format/days';
import { clockTime } from '../../../../shared/format/relativeTime';
import { useFormat } from '../../../../shared/format/useFormat';
import { useNow } from '../../../../shared/hooks/useNow';
import { safeImage } from '../../../../shared/links/safeImage';
import { Earlier, Log } from '../../components/chat.styles';
import { lastSaid } from '../../model/chats';
import { useConversation } from './useConversation';

/** How many messages are on screen at first, and come with each "Show earlier". */
const PAGE = 50;

/** What was said with one person, and the box to say more. */
export function Conversation({ chat, onBack, onClose }: ConversationProps) {
  const { t } = useTranslation(['chat', 'common']);
  const format = useFormat();
  const now = useNow();
  const name = chat.contact.name.trim() || t('nameless');
  const { text, isRefused, outgoing, write, send, retry, drop } = useConversation(chat, name);
  const [shown, setShown] = useState(PAGE);
  const body = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const days = groupByDay(lastSaid(chat.messages, shown), ({ createdAt }) => createdAt);
  const isEmpty = chat.messages.length + outgoing.length === 0;

  useEffect(() => input.current?.focus(), []);
  const last = `${chat.messages.at(-1)?.id} ${outgoing.at(-1)?.key}`;
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = body.current.scrollHeight;
  }, [last]);

  return (
    <PanelFrame
      title={name}
      description={chat.muted ? t('muted') : chat.contact.about}
      start={
        <>
          <IconButton icon="back" label={t('back')} onPress={onBack} />
          <Avatar name={name} src={safeImage(chat.contact.avatar)} decorative locale={format.locale} />
        </>
      }
      closeLabel={t('common:close')}
      onClose={onClose}
      bodyRef={body}
      footer={
        <ChatComposer
          value={text}
          onChange={write}
          onSend={send}
          maxLength={CHAT_LIMITS.message}
          error={isRefused ? t('tooLong', { max: format.number(CHAT_LIMITS.message) }) : undefined}
          labels={{ form: t('write', { name }), message: t('message'), placeholder: t('placeholder'), send: t('send') }}
          inputRef={input}
        />
      }
    >
      <Log role="log" aria-label={t('log', { name })} tabIndex={0}>
        {chat.messages.length > shown && (
          <Earlier>
            <Button size="sm" onPress={() => setShown(shown + PAGE)}>
              {t('earlier')}
            </Button>
          </Earlier>
        )}
        {isEmpty && (
          <EmptyState level={3} title={t('nothingSaid')}>
            {t('nothingSaidText', { name })}
          </EmptyState>
        )}
        {days.map(({ day, items }) => [
          <DaySeparator key={day}>{dayName(day, now, format.locale)}</DaySeparator>,
          ...items.map(({ id, value, createdAt, isMine }) => (
            <ChatBubble
              key={id}
              mine={isMine}
              author={isMine ? t('you') : name}
              time={{ label: clockTime(createdAt, format.locale), iso: createdAt }}
            >
              {value}
            </ChatBubble>
          )),
        ])}
        {outgoing.map(({ key, value, status }) => (
          <ChatBubble
            key={`out ${key}`}
            mine
            author={t('you')}
            status={{ kind: status, label: t(status === 'sending' ? 'sending' : 'notSent') }}
            actions={
              <>
                <Button size="sm" icon="retry" onPress={() => retry(key)}>
                  {t('common:retry')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  onPress={() => {
                    drop(key);
                    input.current?.focus();
                  }}
                >
                  {t('drop')}
                </Button>
              </>
            }
          >
            {value}
          </ChatBubble>
        ))}
      </Log>
    </PanelFrame>
  );
}

export interface ConversationProps {
  chat: Chat;
  onBack: () => void;
  onClose: () => void;
}

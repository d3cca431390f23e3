import type { Chat, ChatMessage } from '@stockroom/contract';
import { Button, DaySeparator, EmptyState, isComposing } from '@stockroom/ui';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { firstUnread, rowsOf } from '#features/chat/model/conversation';
import { dayName } from '#shared/format/days';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';
import { useMarkRead } from '../parts/useMarkRead';
import { Composer } from './Composer';
import { Foot, Log, NewLine, Pill, Scroller, Typing, Whole } from './Conversation.styles';
import { MessageRow } from './MessageRow';
import { MessageTools, type ToolActions } from './MessageTools';
import { PendingMessages } from './PendingMessages';
import { useLogWindow } from './useLogWindow';
import { useMessageActions } from './useMessageActions';

/** A conversation and the box to write in, the same on the page and in the quick chat. Give it the chat's id as its key. */
export function Conversation({
  chat,
  logLabel,
  sendLabel,
  query = '',
  target = null,
  selection = null,
  isAutoFocus = true,
  onSelection,
  onForward,
}: ConversationProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const now = useNow();
  const { user } = useSession();
  const name = chat.contact.name.trim() || t('nameless');
  const { messages, group } = chat;
  const [firstNew] = useState(() => firstUnread(chat));
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const { conversation, actions } = useMessageActions({
    chat,
    input,
    onForward,
    onSelect: ({ id }) => onSelection?.(new Set([id])),
  });
  const { outgoing } = conversation;
  const ids = [...messages, ...outgoing].map(({ id }) => id);
  const log = useLogWindow({ chatId: chat.id, ids, scroller, target, firstNew });
  const { window } = log;
  useMarkRead(chat, log.isAtEnd || firstNew !== null);

  const drawn = messages.slice(window.start, window.end ?? undefined);
  const byId = new Map(messages.map((message) => [message.id, message]));
  const authors = new Map(group?.members.map((member) => [member.id, member.name.trim() || t('nameless')]));
  const authorOf = ({ isMine, contactId }: ChatMessage) => (isMine ? t('you') : (authors.get(contactId) ?? name));
  const shown = drawn.some(({ id }) => id === current) ? current : (drawn.at(-1)?.id ?? null);
  const pressKey = useLogKeys({ scroller, input, onEnd: log.toEnd });
  const toolsFor = pointed ?? current;
  const toolActions: ToolActions = { ...actions, onReact: (message, emoji) => actions.onReact(message, emoji, true) };
  const typing = chat.typing ?? [];

  return (
    <Whole>
      <Scroller ref={scroller} onScroll={log.onScroll}>
        <Log role="log" aria-label={logLabel} onKeyDown={pressKey} onPointerLeave={() => setPointed(null)}>
          {ids.length === 0 && (
            <EmptyState level={3} title={t('nothingSaid')}>
              {t('nothingSaidText', { name })}
            </EmptyState>
          )}
          {rowsOf(drawn, firstNew).map((row) => {
            if (row.kind === 'day') return <DaySeparator key={row.key}>{dayName(row.day, now, format.locale)}</DaySeparator>;
            if (row.kind === 'new') return <NewLine key={row.key}>{t('newLine')}</NewLine>;
            const { message } = row;
            return (
              <MessageRow
                key={row.key}
                message={message}
                author={authorOf(message)}
                quoted={message.replyTo === undefined ? undefined : byId.get(message.replyTo)}
                query={query}
                isFirst={row.isFirst}
                isLast={row.isLast}
                isGroup={group !== undefined}
                isCurrent={message.id === shown}
                selection={selection}
                userId={user.id}
                tools={message.id === toolsFor && <MessageTools message={message} actions={toolActions} />}
                actions={{
                  onReveal: log.reveal,
                  onReact: actions.onReact,
                  onCurrent(id) {
                    setCurrent(id);
                    // The keyboard takes over from a pointer that merely rests on a message.
                    setPointed(null);
                  },
                  onPoint: setPointed,
                  onToggle: (id) => selection && onSelection?.(toggled(selection, id)),
                }}
              />
            );
          })}
          {window.end === null && (
            <PendingMessages items={outgoing} onRetry={conversation.retry} onDrop={conversation.drop} input={input} />
          )}
        </Log>
      </Scroller>
      {typing.length > 0 && (
        <Typing role="status">{t('typing', { name: typing.map((id) => authors.get(id) ?? name).join(', ') })}</Typing>
      )}
      <Foot>
        {!log.isAtEnd && (
          <Pill>
            <Button size="sm" icon="arrowDown" onPress={log.toEnd}>
              {log.unseen > 0 ? t('newPill', { count: log.unseen, formatted: format.number(log.unseen) }) : t('toEnd')}
            </Button>
          </Pill>
        )}
        <Composer
          chat={chat}
          name={name}
          conversation={conversation}
          sendLabel={sendLabel}
          input={input}
          isAutoFocus={isAutoFocus}
          onSent={log.toEnd}
        />
      </Foot>
    </Whole>
  );
}

function toggled(selection: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

export interface ConversationProps {
  chat: Chat;
  /** Accessible name of the log. */
  logLabel: string;
  sendLabel: string;
  /** Search term within the conversation. */
  query?: string;
  /** Id of the message at which the conversation opens. */
  target?: string | null;
  /** Ids of the selected messages, in selection mode. */
  selection?: ReadonlySet<string> | null;
  /** Whether the box takes the focus when it opens. @default true */
  isAutoFocus?: boolean;
  onSelection?: (ids: ReadonlySet<string> | null) => void;
  onForward: (messages: readonly ChatMessage[]) => void;
}

interface LogKeysOptions {
  scroller: RefObject<HTMLElement | null>;
  input: RefObject<HTMLElement | null>;
  onEnd: () => void;
}

/**
 * Keys of the log: the arrow keys move between messages, Home and End go to the first and last rendered message, Escape to the
 * box to write in; Enter goes into a message, to its tools.
 */
function useLogKeys({ scroller, input, onEnd }: LogKeysOptions): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || isComposing(event)) return;
    const row = target.closest<HTMLElement>('[data-message]');
    if (!row) return;
    if (key === 'Escape') {
      event.preventDefault();
      if (row === target) input.current?.focus();
      else row.focus();
      return;
    }
    // A message's controls have keys of their own.
    if (row !== target) return;
    const rows = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
    const at = rows.indexOf(row);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[key];
    if (key === 'Enter') row.querySelector<HTMLElement>('button:not([tabindex="-1"]), a, input')?.focus();
    else if (next === undefined) return;
    else if (next >= rows.length) input.current?.focus();
    else rows[Math.max(0, next)]?.focus();
    if (key === 'End') onEnd();
    event.preventDefault();
  };
}

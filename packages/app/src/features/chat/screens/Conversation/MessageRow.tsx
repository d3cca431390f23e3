import type { ChatMessage } from '@stockroom/contract';
import { ChatBubble, type ChatBubbleProps, Checkbox, Icon } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { clockTime } from '#shared/format/relativeTime';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Forwarded, Quote, Row, Select } from './Conversation.styles';
import { MessageFiles } from './lazyComponents';
import { MessageReactions } from './MessageReactions';
import { MessageText } from './MessageText';

/**
 * One message with its quote, files, reactions and tools. The arrow keys move between messages; the focused message shows its
 * tools.
 */
export function MessageRow({
  message,
  author,
  quoted,
  query,
  isFirst,
  isLast,
  isGroup,
  isCurrent,
  selection,
  tools,
  userId,
  actions,
}: MessageRowProps) {
  const { t } = useTranslation('chat');
  const locale = useLanguage();
  const { id, isMine, value, createdAt, editedAt, isForwarded, starred, files, reactions = [] } = message;
  const clock = clockTime(createdAt, locale);
  const timeLabel = [clock, editedAt && t('edited'), starred && t('starred')].filter(Boolean).join(' · ');
  const status: ChatBubbleProps['status'] = isMine
    ? { kind: message.isRead ? 'read' : 'sent', label: t(message.isRead ? 'read' : 'sent') }
    : undefined;
  const bubble = (
    <ChatBubble
      mine={isMine}
      author={author}
      showAuthor={isGroup && !isMine && isFirst}
      time={isLast || editedAt || starred ? { label: timeLabel, iso: createdAt } : undefined}
      status={isLast ? status : undefined}
      inRun={!isLast}
      bare={value === '' && !isForwarded && message.replyTo === undefined}
      head={
        <>
          {isForwarded && (
            <Forwarded>
              <Icon name="forward" size={16} />
              {t('forwarded')}
            </Forwarded>
          )}
          {message.replyTo !== undefined && (
            <Quote type="button" tabIndex={-1} disabled={!quoted} onClick={() => quoted && actions.onReveal(quoted.id)}>
              {quoted ? quoted.value || t('files.some') : t('gone')}
            </Quote>
          )}
        </>
      }
      foot={
        <>
          {files && files.length > 0 && <MessageFiles files={files} />}
          {reactions.length > 0 && (
            <MessageReactions
              reactions={reactions}
              userId={userId}
              onReact={(emoji, isOn) => actions.onReact(message, emoji, isOn)}
            />
          )}
        </>
      }
    >
      {value === '' ? t('files.some') : <MessageText text={value} query={query} />}
    </ChatBubble>
  );
  return (
    <Row
      role="article"
      data-message={id}
      data-run={isLast ? undefined : ''}
      data-selected={selection?.has(id) || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => actions.onCurrent(id)}
      onPointerEnter={() => actions.onPoint(id)}
    >
      {selection ? (
        <Select>
          <Checkbox
            label={t('select.one', { text: value || t('files.some') })}
            hideLabel
            checked={selection.has(id)}
            onChange={() => actions.onToggle(id)}
          />
          {bubble}
        </Select>
      ) : (
        <>
          {bubble}
          {tools}
        </>
      )}
    </Row>
  );
}

/** Callbacks of a message. */
export interface MessageActions {
  onReveal: (id: string) => void;
  onReact: (message: ChatMessage, emoji: string, isOn: boolean) => void;
  onCurrent: (id: string) => void;
  onPoint: (id: string) => void;
  onToggle: (id: string) => void;
}

export interface MessageRowProps {
  message: ChatMessage;
  author: string;
  /** The quoted message, unless it was deleted. */
  quoted?: ChatMessage;
  query: string;
  /** Whether it is the first of its run. */
  isFirst: boolean;
  isLast: boolean;
  isGroup: boolean;
  /** Whether Tab reaches this message. */
  isCurrent: boolean;
  /** Ids of the selected messages, in selection mode. */
  selection: ReadonlySet<string> | null;
  tools: ReactNode;
  userId: string;
  actions: MessageActions;
}

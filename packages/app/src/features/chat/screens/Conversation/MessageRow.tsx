import type { ChatMessage } from '@stockroom/contract';
import { ChatBubble, type ChatBubbleProps, Checkbox, Highlight, Icon, Link } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { isOnlyEmoji } from '#features/chat/model/conversation';
import { clockTime } from '#shared/format/relativeTime';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { linkedParts } from '#shared/links/linkedParts';
import { safeLink } from '#shared/links/safePath';
import { Forwarded, Large, Quote, Reaction, Reactions, Row, Select } from './Conversation.styles';
import { MessageFiles } from './lazyComponents';

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

/** Reactions to a message, each with its count; a press adds or removes the user's own. */
function MessageReactions({ reactions, userId, onReact }: MessageReactionsProps) {
  const { t } = useTranslation('chat');
  return (
    <Reactions role="group" aria-label={t('reactions')}>
      {[...Map.groupBy(reactions, ({ emoji }) => emoji)].map(([emoji, given]) => {
        const isMine = given.some(({ personId }) => personId === userId);
        return (
          <Reaction key={emoji} type="button" aria-pressed={isMine} onClick={() => onReact(emoji, !isMine)}>
            {emoji} {given.length}
          </Reaction>
        );
      })}
    </Reactions>
  );
}

interface MessageReactionsProps {
  reactions: NonNullable<ChatMessage['reactions']>;
  userId: string;
  onReact: (emoji: string, isOn: boolean) => void;
}

/** A message's text, never read as markup: addresses become links, search terms are marked, and emoji alone are large. */
function MessageText({ text, query }: MessageTextProps) {
  const { t } = useTranslation('chat');
  if (isOnlyEmoji(text)) return <Large>{text.trim()}</Large>;
  return linkedParts(text).map((part) => {
    const { at: key } = part;
    const link = part.href === undefined ? null : safeLink(part.href);
    if (link?.kind === 'outside') {
      return (
        <Link key={key} href={link.href} external={!link.href.startsWith('mailto:')} externalText={t('opensNewTab')}>
          {part.text}
        </Link>
      );
    }
    return query === '' ? part.text : <Highlight key={key} text={part.text} query={query} />;
  });
}

interface MessageTextProps {
  text: string;
  /** Search term within the conversation. */
  query: string;
}

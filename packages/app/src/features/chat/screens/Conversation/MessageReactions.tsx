import type { ChatMessage } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Reaction, Reactions } from './Conversation.styles';

/** Reactions to a message, each with its count; a press adds or removes the user's own. */
export function MessageReactions({ reactions, userId, onReact }: MessageReactionsProps) {
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

export interface MessageReactionsProps {
  reactions: NonNullable<ChatMessage['reactions']>;
  userId: string;
  onReact: (emoji: string, isOn: boolean) => void;
}

import type { Chat, ChatMessage } from '@stockroom/contract';
import { Avatar, ButtonLink, IconButton, VisuallyHidden, Heading } from '@stockroom/ui';
import { type Ref, useRef, useState } from 'react';
import type { ChatWrites } from '#features/chat/api/useChatWrites';
import type { ChatState } from '#features/chat/model/chatAddress';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { Conversation } from '../Conversation/Conversation';
import { ChatMenu } from './ChatMenu';
import { Back, Pane, PaneHead, ContactButton } from './ChatScreen.styles';
import { FindBar } from './FindBar';
import { SelectionActions } from './SelectionActions';

/** The open conversation: its header, actions and messages. */
export function ChatPane({
  chat,
  state,
  backHref,
  contactRef,
  isInfoShown,
  writes,
  selection,
  onSelection,
  onForward,
  onMove,
  onRemove,
}: ChatPaneProps) {
  const { t } = useTranslation('chat');
  const { locale } = useFormat();
  const name = chat.contact.name.trim() || t('nameless');
  const { group, presence, muted } = chat;
  const [isFinding, setFinding] = useState(state.find !== '');
  const finder = useRef<HTMLButtonElement>(null);
  const leaveFinding = () => {
    onMove({ find: '', message: null });
    setFinding(false);
    finder.current?.focus();
  };
  const about = group
    ? group.members.map((member) => member.name.trim() || t('nameless')).join(', ')
    : [presence && t(`presence.${presence}`), muted && t('muted')].filter(Boolean).join(' · ');
  return (
    <Pane>
      <PaneHead>
        <Back>
          <ButtonLink href={backHref} variant="quiet" icon="back" aria-label={t('back')}>
            {''}
          </ButtonLink>
        </Back>
        <ContactButton
          ref={contactRef}
          type="button"
          data-who
          aria-expanded={isInfoShown}
          onClick={() => onMove({ overlay: isInfoShown ? null : 'info' })}
        >
          <Avatar
            name={name}
            src={safeImage(chat.contact.avatar)}
            presence={presence === 'offline' ? undefined : presence}
            decorative
            locale={locale}
          />
          <span>
            <Heading level={2} font="bodyStrong" overflow="cut">
              {name}
            </Heading>
            {about && <small>{about}</small>}
            <VisuallyHidden>, {t(group ? 'conversation.groupInfo' : 'conversation.info')}</VisuallyHidden>
          </span>
        </ContactButton>
        <IconButton
          icon="search"
          label={t('findIn.open')}
          pressed={isFinding}
          ref={finder}
          onPress={() => (isFinding ? leaveFinding() : setFinding(true))}
        />
        <ChatMenu
          chat={chat}
          name={name}
          writes={writes}
          onMove={onMove}
          onSelect={() => onSelection(new Set())}
          onRemove={onRemove}
        />
      </PaneHead>
      {selection && (
        <SelectionActions
          chat={chat}
          selection={selection}
          writes={writes}
          onForward={onForward}
          onClear={() => onSelection(null)}
        />
      )}
      {isFinding && <FindBar chat={chat} state={state} onMove={onMove} onClose={leaveFinding} />}
      <Conversation
        chat={chat}
        logLabel={t('messages')}
        sendLabel={t('sendMessage')}
        query={state.find}
        target={state.message}
        isAutoFocus={state.message === null}
        selection={selection}
        onSelection={onSelection}
        onForward={onForward}
      />
    </Pane>
  );
}

export interface ChatPaneProps {
  chat: Chat;
  state: ChatState;
  /** Link to the list. */
  backHref: string;
  contactRef: Ref<HTMLButtonElement>;
  /** Whether the contact's information is shown beside the conversation; `undefined` where it overlays the page. */
  isInfoShown: boolean | undefined;
  writes: ChatWrites;
  selection: ReadonlySet<string> | null;
  onSelection: (ids: ReadonlySet<string> | null) => void;
  onForward: (messages: readonly ChatMessage[]) => void;
  onMove: (change: Partial<ChatState>) => void;
  onRemove: () => void;
}

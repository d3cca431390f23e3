import type { Chat } from '@stockroom/contract';
import { IconButton, foldText, isComposing, Text } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import type { ChatState } from '#features/chat/model/chatAddress';
import { findMessages } from '#features/chat/model/chatSearch';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { Find } from './ChatScreen.styles';

/** Searches the open conversation, and moves between matches, newest first. */
export function FindBar({ chat, state, onMove, onClose }: FindBarProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Opened by a URL it has its search term, and the message in the URL has the focus.
    if (input.current?.value === '') input.current.focus();
  }, []);
  const found = findMessages(chat.messages, state.find, foldText).toReversed();
  const at = found.findIndex(({ id }) => id === state.message);
  const go = (to: number) => {
    const message = found[(to + found.length) % found.length];
    if (message) onMove({ message: message.id });
  };
  return (
    <Find
      role="search"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        onClose();
      }}
    >
      <SearchBox
        ref={input}
        search={state.find}
        labels={{ label: t('findIn.label'), placeholder: t('findIn.placeholder'), clear: t('search.clear') }}
        onSearch={(find) => {
          const [first] = findMessages(chat.messages, find, foldText).toReversed();
          onMove({ find, message: first?.id ?? null });
        }}
      />
      <Text font="small" tone="muted" role="status">
        {state.find !== '' &&
          (found.length === 0
            ? t('findIn.none')
            : t('findIn.place', {
                at: format.number(Math.max(at, 0) + 1),
                count: found.length,
                formatted: format.number(found.length),
              }))}
      </Text>
      <IconButton icon="chevronUp" label={t('findIn.earlier')} unavailable={found.length === 0} onPress={() => go(at + 1)} />
      <IconButton icon="chevronDown" label={t('findIn.later')} unavailable={found.length === 0} onPress={() => go(at - 1)} />
    </Find>
  );
}

export interface FindBarProps {
  chat: Chat;
  state: ChatState;
  onMove: (change: Partial<ChatState>) => void;
  /** Closes it by a key. */
  onClose: () => void;
}

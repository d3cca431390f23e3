import type { Chat, ChatMessage } from '@stockroom/contract';
import { Button, SelectionBar } from '@stockroom/ui';
import type { ChatWrites } from '#features/chat/api/useChatWrites';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useCopy } from '../parts/useCopy';
import { Selected } from './ChatScreen.styles';

/** Actions for the selected messages. */
export function SelectionActions({ chat, selection, writes, onForward, onClear }: SelectionActionsProps) {
  const { t } = useTranslation(['chat', 'common']);
  const format = useFormat();
  const copy = useCopy();
  const chosen = chat.messages.filter(({ id }) => selection.has(id));
  const count = t('select.count', { count: chosen.length, formatted: format.number(chosen.length) });
  const isNone = chosen.length === 0;
  const areMine = chosen.every(({ isMine }) => isMine);
  const act = (what: () => void) => () => {
    what();
    onClear();
  };
  return (
    <Selected>
      <SelectionBar label={count} count={count}>
        <Button
          size="sm"
          icon="copy"
          disabled={isNone}
          onPress={act(() => copy(chosen.flatMap(({ value }) => value || []).join('\n')))}
        >
          {t('acts.copy')}
        </Button>
        <Button
          size="sm"
          icon="star"
          disabled={isNone}
          onPress={act(() => chosen.forEach((message) => void writes.star(message, true)))}
        >
          {t('acts.star')}
        </Button>
        <Button size="sm" icon="forward" disabled={isNone} onPress={act(() => onForward(chosen))}>
          {t('acts.forward')}
        </Button>
        {areMine && (
          <Button size="sm" icon="delete" disabled={isNone} onPress={act(() => writes.removeMessages(chosen))}>
            {t('acts.delete')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onPress={onClear}>
          {t('select.end')}
        </Button>
      </SelectionBar>
    </Selected>
  );
}

export interface SelectionActionsProps {
  chat: Chat;
  selection: ReadonlySet<string>;
  writes: ChatWrites;
  onForward: (messages: readonly ChatMessage[]) => void;
  onClear: () => void;
}

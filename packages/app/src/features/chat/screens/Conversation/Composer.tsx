import { type Chat, CHAT_LIMITS } from '@stockroom/contract';
import { ChatComposer, IconButton, isComposing, useFileDrop } from '@stockroom/ui';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUploads } from '#shared/attachments/useUploads';
import { EmojiButton } from '#shared/emoji/EmojiButton';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePreferences } from '#shared/preferences/usePreferences';
import { uploadMessageFile } from '../parts/uploadMessageFile';
import type { useConversation } from '../parts/useConversation';
import { About, Hint, Zone } from './Conversation.styles';
import { PendingFiles } from './lazyComponents';

const LIMITS = { maxBytes: CHAT_LIMITS.file, maxCount: CHAT_LIMITS.files };

/**
 * The box for writing a message, with emoji, files, and the message that is answered or edited. ↑ in the empty box edits the
 * user's last message.
 */
export function Composer({ chat, name, conversation, sendLabel, input, isAutoFocus, onSent }: ComposerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const format = useFormat();
  const [{ chatEnterSends }] = usePreferences();
  const picker = useRef<HTMLInputElement>(null);
  const { draft, text, files, isRefused } = conversation;
  const { editing, replyTo } = draft;
  const about = chat.messages.find(({ id }) => id === (editing?.id ?? replyTo));
  // Taken once, on opening: a search that starts or ends later moves no focus.
  const [takesFocus] = useState(isAutoFocus);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [input, takesFocus]);

  const zone = useRef<HTMLDivElement>(null);
  const uploads = useUploads({
    ...LIMITS,
    count: files.length,
    upload: uploadMessageFile,
    onUploaded: (arrived) => conversation.setFiles([...files, ...arrived]),
  });
  // A message sent before its files are uploaded goes out when they are; adding another file cancels that.
  const [isAsked, setAsked] = useState(false);
  const { isSending } = uploads;
  const add = (given: readonly File[]) => {
    setAsked(false);
    uploads.add(given);
    input.current?.focus();
  };
  const drop = useFileDrop(zone, true, add);
  const sendNow = () => {
    conversation.send();
    onSent();
  };
  const sendAtLast = useEffectEvent(() => {
    if (uploads.uploads.every(({ state }) => state !== 'failed')) sendNow();
  });
  useEffect(() => {
    if (isAsked && !isSending) sendAtLast();
  }, [isAsked, isSending]);
  const insert = (emoji: string) => {
    const { selectionStart: at = text.length, selectionEnd: end = text.length } = input.current ?? {};
    conversation.write(text.slice(0, at) + emoji + text.slice(end));
    // The picker returns the focus to its button first.
    setTimeout(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at + emoji.length, at + emoji.length);
    });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isIdle = text === '' && files.length === 0 && !editing;
    const mine = chat.messages.findLast(({ isMine, value }) => isMine && value !== '');
    if (event.key === 'ArrowUp' && isIdle && mine && event.target === input.current) {
      event.preventDefault();
      conversation.edit(mine);
    } else if (event.key === 'Escape' && (editing || replyTo)) {
      event.preventDefault();
      event.stopPropagation();
      conversation.cancel();
    }
  };

  return (
    <Zone
      ref={zone}
      role="presentation"
      data-over={drop.isOver || undefined}
      {...drop.handlers}
      onPaste={(event) => {
        // A paste that also has text, such as a piece of a spreadsheet, is pasted as text.
        const { files: pasted, types } = event.clipboardData;
        if (pasted.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        add([...pasted]);
      }}
    >
      <ChatComposer
        value={text}
        onChange={conversation.write}
        onSend={() => (isSending ? setAsked(true) : sendNow())}
        maxLength={CHAT_LIMITS.message}
        error={isRefused ? t('tooLong', { max: format.number(CHAT_LIMITS.message) }) : undefined}
        labels={{
          form: t('write', { name }),
          message: t('message'),
          placeholder: t('placeholder'),
          send: editing ? t('saveEdit') : sendLabel,
        }}
        ref={input}
        hasMore={files.length > 0 || isSending}
        enterSends={chatEnterSends}
        onKey={pressKey}
        head={
          <>
            {(editing || replyTo) && (
              <About>
                <span>{editing ? t('editing') : t('replying', { text: about?.value ?? t('gone') })}</span>
                <IconButton size="sm" icon="close" label={t('common:cancel')} onPress={conversation.cancel} />
              </About>
            )}
            {(files.length > 0 || uploads.uploads.length > 0) && (
              <PendingFiles
                attachments={files}
                uploads={uploads.uploads}
                limits={LIMITS}
                onRetry={uploads.retry}
                onRemove={(id) => {
                  uploads.remove(id);
                  if (files.some((file) => file.id === id)) conversation.setFiles(files.filter((file) => file.id !== id));
                  input.current?.focus();
                }}
              />
            )}
            {isAsked && isSending && <Hint role="status">{t('files.waiting')}</Hint>}
          </>
        }
        tools={
          <>
            <EmojiButton onChoose={insert} placement="top end" />
            <IconButton icon="attach" label={t('attach')} onPress={() => picker.current?.click()} />
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              aria-label={t('attach')}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </>
        }
      />
    </Zone>
  );
}

export interface ComposerProps {
  chat: Chat;
  name: string;
  conversation: ReturnType<typeof useConversation>;
  sendLabel: string;
  input: RefObject<HTMLTextAreaElement | null>;
  isAutoFocus: boolean;
  /** Called after something was sent, so that it is scrolled into view. */
  onSent: () => void;
}

import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Form } from '../Form';
import { IconButton } from '../IconButton';
import { TextArea } from '../TextArea';
import { isComposing } from '../../keys/isComposing';
import { ComposerRow, Grow, Room } from './ChatComposer.styles';

/**
 * Where a message is written. Enter sends, Shift + Enter begins a line; the box grows with its text. Nothing is cut: past the limit
 * it counts, says so, and does not send.
 */
export function ChatComposer({
  value,
  onChange,
  onSend,
  maxLength,
  error,
  labels,
  ref,
  head,
  tools,
  hasMore = false,
  enterSends = true,
  onKey,
}: ChatComposerProps) {
  const isBlank = value.trim() === '' && !hasMore;
  const send = () => {
    if (!isBlank) onSend();
  };
  const pressKey = (event: KeyboardEvent) => {
    onKey?.(event);
    const isSend = enterSends && event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    // Enter also ends the choice of a character in many languages.
    if (event.defaultPrevented || !isSend || isComposing(event)) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    send();
  };
  return (
    <Form label={labels.form} onSubmit={send}>
      {head}
      <Room>
        <ComposerRow role="presentation" onKeyDown={pressKey}>
          <Grow>
            <TextArea
              label={labels.message}
              hideLabel
              rows={1}
              autoGrow
              value={value}
              onChange={onChange}
              maxLength={maxLength}
              error={error}
              placeholder={labels.placeholder}
              ref={ref}
            />
          </Grow>
          {tools}
          <IconButton icon="send" variant="secondary" label={labels.send} unavailable={isBlank} onPress={send} />
        </ComposerRow>
      </Room>
    </Form>
  );
}

export interface ChatComposerProps {
  value: string;
  onChange: (value: string) => void;
  /** Only with something written. */
  onSend: () => void;
  /** In characters as a person counts them. */
  maxLength: number;
  /** Why it was not sent. */
  error?: string;
  labels: {
    /** Of the form: "Message to Deniz". */
    form: string;
    /** Of the box: "Message". */
    message: string;
    /** An example or the keys, in the empty box. */
    placeholder?: string;
    send: string;
  };
  ref?: Ref<HTMLTextAreaElement>;
  /** Above the box: what is answered or changed, files that go with it. */
  head?: ReactNode;
  /** Before the button that sends: icon buttons. */
  tools?: ReactNode;
  /** Something goes with it: it may be sent without a word. @default false */
  hasMore?: boolean;
  /** Otherwise Enter begins a line, and the button sends. @default true */
  enterSends?: boolean;
  /** Hears every key in the row first; what it prevents is done with. */
  onKey?: (event: KeyboardEvent) => void;
}

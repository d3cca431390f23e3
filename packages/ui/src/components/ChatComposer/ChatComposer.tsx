import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { isComposing } from '../../keys/isComposing';
import { Form } from '../Form';
import { IconButton } from '../IconButton';
import { TextArea } from '../TextArea';
import { ComposerRow, Grow, RowContainer } from './ChatComposer.styles';

/**
 * A form for writing a message. Enter sends, Shift + Enter starts a new line; the box grows with its text. Text is never cut:
 * over the limit the box shows the count and does not send.
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
    // Enter also ends the composition of a character in many languages.
    if (event.defaultPrevented || !isSend || isComposing(event)) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    send();
  };
  return (
    <Form label={labels.form} onSubmit={send}>
      {head}
      <RowContainer>
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
      </RowContainer>
    </Form>
  );
}

export interface ChatComposerProps {
  value: string;
  onChange: (value: string) => void;
  /** Called only when something is written. */
  onSend: () => void;
  /** Limit in characters as people count them. */
  maxLength: number;
  /** Reason why it was not sent. */
  error?: string;
  labels: {
    /** Label of the form: "Message to Deniz". */
    form: string;
    /** Label of the box: "Message". */
    message: string;
    /** Example text or key hint in the empty box. */
    placeholder?: string;
    send: string;
  };
  ref?: Ref<HTMLTextAreaElement>;
  /** Content above the box: the message that is replied to or edited, attached files. */
  head?: ReactNode;
  /** Icon buttons before the Send button. */
  tools?: ReactNode;
  /** Whether there is other content to send, so that the text may be empty. @default false */
  hasMore?: boolean;
  /** Whether Enter sends; otherwise it starts a new line, and the button sends. @default true */
  enterSends?: boolean;
  /** Called first with every key in the row; keys whose default it prevents are not handled further. */
  onKey?: (event: KeyboardEvent) => void;
}

import type { KeyboardEvent, Ref } from 'react';
import { Form } from '../Form';
import { IconButton } from '../IconButton';
import { TextArea } from '../TextArea';
import { ComposerRow, Grow } from './ChatComposer.styles';

/**
 * Where a message is written. Enter sends, Shift + Enter begins a line; the box grows with its text. Nothing is cut: past the limit
 * it counts, says so, and does not send.
 */
export function ChatComposer({ value, onChange, onSend, maxLength, error, labels, inputRef }: ChatComposerProps) {
  const isBlank = value.trim() === '';
  const send = () => {
    if (!isBlank) onSend();
  };
  const pressKey = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    // Enter also ends the choice of a character in many languages.
    if (!isSend || event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    send();
  };
  return (
    <Form label={labels.form} onSubmit={send}>
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
            inputRef={inputRef}
          />
        </Grow>
        <IconButton icon="send" variant="secondary" label={labels.send} unavailable={isBlank} onPress={send} />
      </ComposerRow>
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
  inputRef?: Ref<HTMLTextAreaElement>;
}

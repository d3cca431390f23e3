import { Chip, foldText, isComposing } from '@stockroom/ui';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { isRecipient } from '#features/mailbox/model/composeDraft';
import { personLabel } from '#features/mailbox/model/mailText';
import { isComplete, defaultSuggestion, suggestions, withRecipients } from '#features/mailbox/model/recipients';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Box, Choice, Choices, Input, Name, Well, ErrorText } from './RecipientsField.styles';

const COMMIT_KEYS = new Set(['Enter', ',', ';', 'Tab']);

/**
 * The recipients of a mail, as chips: completed from the contacts, pasted as a list, invalid ones marked and kept. A completely
 * typed address stays as it is. Renders a combobox.
 */
export function RecipientsField({ label, value, typed, people, error, ref, onType, onChange }: RecipientsFieldProps) {
  const { t } = useTranslation('mailbox');
  const id = useId();
  // Not persisted: the highlighted suggestion.
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const found = isOpen ? suggestions(people, typed, value, foldText) : [];
  const at = chosen ?? defaultSuggestion(found, typed, foldText);
  const take = (text: string) => {
    if (text.trim() !== '') onChange(withRecipients(value, text));
    else if (text !== '') onType('');
    setOpen(false);
    setChosen(null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (isComposing(event)) return;
    if (key === 'ArrowDown' && found.length > 0) setChosen((at + 1) % found.length);
    else if (key === 'ArrowUp' && found.length > 0) setChosen((at <= 0 ? found.length : at) - 1);
    else if (key === 'Escape' && found.length > 0) setOpen(false);
    else if (key === 'Backspace' && typed === '' && value.length > 0) return onChange(value.slice(0, -1));
    else if (COMMIT_KEYS.has(key) && typed.trim() !== '' && !event.ctrlKey && !event.metaKey) {
      take(found[at] ?? typed);
      // Tab still moves on to the next field.
      if (key === 'Tab') return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isComplete(text)) return;
    event.preventDefault();
    take(text);
  };
  return (
    <div>
      <Box>
        <Name htmlFor={id}>{label}</Name>
        <Well data-bad={error ? true : undefined}>
          {value.length > 0 && (
            <ul aria-label={t('compose.chips', { label })}>
              {value.map((text) => (
                <li key={text}>
                  <Chip
                    tone={isRecipient(text) ? 'neutral' : 'warning'}
                    removeLabel={t('compose.removeRecipient', { name: personLabel(text) || text })}
                    onRemove={() =>
                      onChange(
                        withRecipients(
                          value.filter((each) => each !== text),
                          typed,
                        ),
                      )
                    }
                  >
                    {isRecipient(text) ? personLabel(text) || text : t('compose.badRecipient', { name: text })}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
          <Input
            ref={ref}
            id={id}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              onType(event.target.value);
              setOpen(true);
              setChosen(null);
            }}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => take(typed)}
          />
        </Well>
        {found.length > 0 && (
          <Choices id={`${id}-list`} role="listbox" aria-label={t('compose.people')}>
            {found.map((person, index) => (
              <Choice
                key={person}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // Handled before the field loses focus: blur commits the typed text.
                onPointerDown={(event) => {
                  event.preventDefault();
                  take(person);
                }}
              >
                {person}
              </Choice>
            ))}
          </Choices>
        )}
      </Box>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  );
}

export interface RecipientsFieldProps {
  label: string;
  /** Each as `Name <address>`, or as typed. */
  value: readonly string[];
  /** Typed text that is not a recipient yet. The caller stores it; it becomes a recipient when the field loses focus. */
  typed: string;
  /** Contacts offered for completion. */
  people: readonly string[];
  error?: string;
  ref?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
  /** Called when the recipients changed; the typed text has been consumed. */
  onChange: (value: string[]) => void;
}

import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Box, Input } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import { FieldButton } from '../Field/FieldButton';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { findOptions } from '../OptionList/findOptions';
import { foldText } from '../OptionList/foldText';
import { moveActive } from '../OptionList/moveActive';
import { OptionList, optionId } from '../OptionList/OptionList';
import { RetryLine } from '../OptionList/RetryLine';
import { useShareRef } from '../Field/useShareRef';
import { usePopup } from '../OptionList/usePopup';
import { Announcement, ChosenIcon } from './ComboBox.styles';

/**
 * One of many options, found by typing. Renders a text input with the role `combobox` and a `listbox`; the keys are those of the
 * ARIA Authoring Practices' editable combobox. Case, accents and the Turkish i's make no difference to what is found.
 * A text that is no option's gives way to the chosen one when the field is left; an empty one chooses nothing (`null`).
 */
export function ComboBox({ value, onChange, options, labels, placeholder, onBlur, inputRef, ...props }: ComboBoxProps) {
  const { onRetry, retryText, autoComplete = 'off', ...field } = props;
  const { ids, control, box } = useFieldControl(field);
  const listId = `${ids.control}-list`;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useShareRef(inputRef, input);
  /** What is typed and not settled yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const popup = usePopup(root);
  const chosen = options.find((option) => option.value === value);
  const found = draft === null ? options : findOptions(options, draft);
  const isFixed = field.disabled || field.readOnly;

  const choose = (next: string | null) => {
    popup.close();
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const open = (by?: 'pointer') => {
    const index = found.findIndex((option) => option.value === value);
    if (!isFixed) popup.open(index, by);
  };
  const type = (text: string) => {
    setDraft(text);
    popup.open(text.trim() === '' ? -1 : 0);
  };
  /** Takes what was typed for the option of that name, or for none when it is empty. */
  const settle = () => {
    popup.close();
    setDraft(null);
    if (draft === null) return;
    const wanted = foldText(draft);
    const named = options.find((option) => foldText(option.label) === wanted);
    if (wanted === '' && value !== null) onChange(null);
    else if (named && named.value !== value) onChange(named.value);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isFixed || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const active = popup.isOpen ? found[popup.active] : undefined;
    if (popup.isOpen && (key === 'Escape' || (altKey && key === 'ArrowUp'))) {
      popup.close();
      if (key === 'Escape') setDraft(null);
      event.stopPropagation();
    } else if (popup.isOpen && key === 'Enter') {
      if (active) choose(active.value);
      else settle();
    } else if (popup.isOpen && key === 'Tab') {
      if (active && draft !== null) choose(active.value);
      return;
    } else if (!popup.isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      open();
    } else {
      // Home and End move the caret.
      const next = popup.isOpen && key !== 'Home' && key !== 'End' ? moveActive(key, popup.active, found.length) : null;
      if (next === null) return;
      popup.setActive(next);
    }
    event.preventDefault();
  };

  return (
    <Field {...field} ids={ids}>
      <div ref={root}>
        <Box {...box} ref={frame}>
          {draft === null && chosen?.icon && <ChosenIcon>{chosen.icon}</ChosenIcon>}
          <Input
            {...control}
            ref={input}
            name={undefined}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={popup.isOpen}
            aria-controls={popup.isOpen ? listId : undefined}
            aria-activedescendant={popup.isOpen && found[popup.active] ? optionId(listId, popup.active) : undefined}
            value={draft ?? chosen?.label ?? ''}
            onChange={(event) => type(event.target.value)}
            onKeyDown={pressKey}
            onClick={() => {
              if (!popup.isOpen) open('pointer');
            }}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              settle();
              onBlur?.();
            }}
            autoComplete={autoComplete}
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
          />
          {labels.clear && value !== null && !isFixed && (
            <FieldButton icon="close" label={labels.clear} controls={ids.control} onPress={() => choose(null)} />
          )}
          <FieldButton
            icon="sort"
            label={labels.open}
            controls={ids.control}
            disabled={field.disabled}
            skipTab
            onPress={() => {
              input.current?.focus();
              if (popup.isOpen) popup.close();
              else open('pointer');
            }}
          />
        </Box>
        {popup.isOpen && (
          <OptionList
            id={listId}
            labelledBy={ids.label}
            fieldRef={frame}
            options={found}
            active={popup.active}
            isByKey={popup.isByKey}
            selected={value}
            onPick={(option) => choose(option.value)}
            onPoint={popup.point}
            nothing={labels.noMatch}
          />
        )}
        <Announcement>
          {popup.isOpen && draft !== null && (found.length === 0 ? labels.noMatch : labels.found?.(found.length))}
        </Announcement>
      </div>
      {field.name && <input type="hidden" name={field.name} value={value ?? ''} />}
      {onRetry && retryText && <RetryLine onRetry={onRetry}>{retryText}</RetryLine>}
    </Field>
  );
}

export interface ComboBoxOption {
  value: string;
  label: string;
  /** Further words it is found by: codes, other names. */
  keywords?: string | readonly string[];
  /** Stands before the label: a flag. */
  icon?: ReactNode;
  description?: string;
}

export interface ComboBoxProps extends TypedFieldProps {
  /** The chosen option's value. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** In the order they are shown. More than sixty are windowed, at one line a row. */
  options: readonly ComboBoxOption[];
  labels: {
    /** In the list when nothing is found: "No country of that name". */
    noMatch: string;
    /** Of the button that opens the list: "Show countries". */
    open: string;
    /** Of the button that empties the field. Without it there is none. */
    clear?: string;
    /** Said to screen readers as the list gets shorter: "3 countries". */
    found?: (count: number) => string;
  };
  /** The options failed to load: asks for them again. */
  onRetry?: () => void;
  /** Of the button that asks again: "Couldn’t load the countries. Try again". */
  retryText?: string;
  inputRef?: Ref<HTMLInputElement>;
}

import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '../../keys/isComposing';
import { Box, Input } from '../Field/Control.styles';
import { FieldButton } from '../Field/FieldButton';
import type { useFieldControl } from '../Field/useFieldControl';
import { useShareRef } from '../Field/useShareRef';
import { findOptions, matchesWordStart } from '../OptionList/findOptions';
import { foldText } from '../OptionList/foldText';
import { moveActive } from '../OptionList/moveActive';
import { OptionList, optionId } from '../OptionList/OptionList';
import { usePopup } from '../OptionList/usePopup';
import { Announcement, ChosenIcon } from './ComboBox.styles';
import type { ComboBoxOwnProps } from './types';

/** The text input of a combo box and its list, without label and messages. */
export function ComboBoxInput({ value, onChange, options, labels, ...props }: ComboBoxInputProps) {
  const { fieldControl, placeholder, onBlur, ref, autoComplete = 'off', shown = 'label', listBeside } = props;
  const { ids, control, box } = fieldControl;
  const listId = `${ids.control}-list`;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useShareRef(ref, input);
  /** Typed text that is not committed yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const popup = usePopup(root);
  const chosen = options.find((option) => option.value === value);
  const found = draft === null ? options : findOptions(options, draft);
  const isFixed = control.disabled || control.readOnly;

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
    const [first] = findOptions(options, text);
    setDraft(text);
    popup.open(text.trim() !== '' && first && matchesWordStart(first, text) ? 0 : -1);
  };
  /** Commits the typed text: selects the option of that name, or none when it is empty. */
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
    if (isFixed || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const active = popup.isOpen ? found[popup.active] : undefined;
    if (popup.isOpen && (key === 'Escape' || (altKey && key === 'ArrowUp'))) {
      popup.close();
      if (key === 'Escape') setDraft(null);
      event.stopPropagation();
    } else if (popup.isOpen && key === 'Enter') {
      if (active) choose(active.value);
      // An option that matches inside a word has to be selected explicitly.
      else if (draft === null || draft.trim() === '' || found.length === 0) settle();
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
          value={draft ?? chosen?.[shown] ?? chosen?.label ?? ''}
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
          disabled={control.disabled}
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
          fieldRef={listBeside ?? frame}
          options={found}
          active={popup.active}
          isByKey={popup.isByKey}
          selected={value}
          onPick={(option) => choose(option.value)}
          onPoint={popup.point}
          emptyText={labels.noMatch}
        />
      )}
      <Announcement>
        {popup.isOpen && draft !== null && (found.length === 0 ? labels.noMatch : labels.found?.(found.length))}
      </Announcement>
    </div>
  );
}

export interface ComboBoxInputProps extends ComboBoxOwnProps {
  /** Ids, and attributes for the input and the frame around it. */
  fieldControl: ReturnType<typeof useFieldControl>;
  /** Text of the selected option shown in the field. @default 'label' */
  shown?: 'label' | 'note';
  /** Element beside which the list opens; the frame by default. */
  listBeside?: RefObject<HTMLElement | null>;
}

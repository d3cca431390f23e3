import { useRef, type KeyboardEvent, type Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { useShareRef } from '../Field/useShareRef';
import { Icon } from '../Icon/Icon';
import { moveActive } from '../OptionList/moveActive';
import { OptionList, optionId } from '../OptionList/OptionList';
import { RetryLine } from '../OptionList/RetryLine';
import type { ListOption } from '../OptionList/types';
import { usePopup } from '../OptionList/usePopup';
import { Chosen, SelectButton } from './Select.styles';
import { optionByText, appendTyped } from './typeAhead';

/**
 * A choice of one option from a list. Renders a button with the role `combobox` that opens a `listbox`; the keys are those of
 * the ARIA Authoring Practices' select-only combobox.
 */
export function Select<T extends string>({ value, onChange, options, placeholder, onBlur, ref, ...props }: SelectProps<T>) {
  const { onRetry, retryText, emptyText, ...field } = props;
  const { ids, control, box } = useFieldControl(field);
  const listId = `${ids.control}-list`;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useShareRef(ref, button);
  const typed = useRef({ text: '', at: 0 });
  const popup = usePopup(root);
  const selected = options.findIndex((option) => option.value === value);
  const chosen = options[selected];
  const isFixed = field.disabled || field.readOnly;

  const open = (index = selected, by?: 'pointer') => {
    if (!isFixed && (options.length > 0 || emptyText)) popup.open(index, by);
  };
  const pick = (option: ListOption | undefined) => {
    popup.close();
    const next = options.find((each) => each.value === option?.value);
    if (next && next.value !== value) onChange(next.value);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isFixed || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const isLetter = [...key].length === 1 && !altKey && (key !== ' ' || isTyping(event.timeStamp));
    if (isLetter) {
      typed.current = appendTyped(typed.current, key, event.timeStamp);
      const found = optionByText(
        options.map((option) => option.label),
        typed.current.text,
        popup.isOpen ? popup.active : selected,
      );
      if (found >= 0) open(found);
    } else if (popup.isOpen) {
      if (key === 'Tab') return pick(options[popup.active]);
      if (key === 'Escape') popup.close();
      // Not a text field: typed letters find an option.
      else if (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')) pick(options[popup.active]);
      else {
        const next = moveActive(key, popup.active, options.length);
        if (next === null) return;
        popup.setActive(next);
      }
      // An Escape that closes the list must not also close the dialog around it.
      event.stopPropagation();
    } else if (['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'].includes(key)) {
      open(key === 'Home' ? 0 : key === 'End' ? options.length - 1 : Math.max(0, selected));
    } else return;
    event.preventDefault();
  };
  const isTyping = (now: number) => typed.current.text !== '' && now - typed.current.at < 700;

  return (
    <Field {...field} ids={ids} onLabelPress={() => button.current?.focus()}>
      <div ref={root}>
        <SelectButton
          {...box}
          ref={button}
          type="button"
          role="combobox"
          id={ids.control}
          disabled={field.disabled}
          aria-labelledby={ids.label}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          aria-required={field.required || undefined}
          aria-readonly={field.readOnly || undefined}
          aria-haspopup="listbox"
          aria-expanded={popup.isOpen}
          aria-controls={popup.isOpen ? listId : undefined}
          aria-activedescendant={popup.isOpen && popup.active >= 0 ? optionId(listId, popup.active) : undefined}
          onClick={() => (popup.isOpen ? popup.close() : open(selected, 'pointer'))}
          onKeyDown={pressKey}
          onBlur={() => {
            popup.close();
            onBlur?.();
          }}
        >
          {chosen?.icon}
          <Chosen data-placeholder={chosen ? undefined : true}>{chosen?.label ?? placeholder}</Chosen>
          {!field.readOnly && <Icon name="sort" />}
        </SelectButton>
        {popup.isOpen && (
          <OptionList
            id={listId}
            labelledBy={ids.label}
            fieldRef={button}
            options={options}
            active={popup.active}
            isByKey={popup.isByKey}
            selected={value}
            onPick={pick}
            onPoint={popup.point}
            emptyText={emptyText}
          />
        )}
      </div>
      {field.name && <input type="hidden" name={field.name} value={value} />}
      {onRetry && retryText && <RetryLine onRetry={onRetry}>{retryText}</RetryLine>}
    </Field>
  );
}

export interface SelectProps<T extends string> extends FieldProps {
  /** The selected option's value; '' while none is selected. */
  value: T | '';
  onChange: (value: T) => void;
  options: readonly (ListOption & { value: T })[];
  /** Shown while nothing is selected: "Choose a brand". */
  placeholder?: string;
  onBlur?: () => void;
  /** Called to retry when the options failed to load. */
  onRetry?: () => void;
  /** Text of the retry button: "Couldn’t load the brands. Try again". */
  retryText?: string;
  /** Text of the list when there are no options. Without it an empty list doesn't open. */
  emptyText?: string;
  ref?: Ref<HTMLButtonElement>;
}

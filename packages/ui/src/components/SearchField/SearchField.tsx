import { useRef, type KeyboardEvent, type Ref } from 'react';
import { isComposing } from '../../keys/isComposing';
import { Box } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import { FieldButton } from '../Field/FieldButton';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { useShareRef } from '../Field/useShareRef';
import { Icon } from '../Icon/Icon';
import { Glass, SearchInput } from './SearchField.styles';

/**
 * A search term. Renders a labelled native `<input type="search">` with a button that clears it, as Escape does.
 * Escape in an empty field is passed on to its container: a dialog, a drawer.
 */
export function SearchField({ value, onChange, onSubmit, onBlur, labels, ref, ...props }: SearchFieldProps) {
  const { autoComplete = 'off', placeholder, keyShortcuts, ...field } = props;
  const { ids, control, box } = useFieldControl(field);
  const input = useRef<HTMLInputElement>(null);
  useShareRef(ref, input);

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      if (!field.readOnly) onChange('');
    }
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(value);
    }
  };
  return (
    <Field {...field} ids={ids}>
      <Box {...box}>
        <Glass>
          <Icon name="search" />
        </Glass>
        <SearchInput
          {...control}
          ref={input}
          type="search"
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={pressKey}
          onBlur={onBlur}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-keyshortcuts={keyShortcuts}
        />
        {value !== '' && !field.disabled && !field.readOnly && (
          <FieldButton
            icon="close"
            label={labels.clear}
            controls={ids.control}
            onPress={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )}
      </Box>
    </Field>
  );
}

export interface SearchFieldProps extends TypedFieldProps {
  value: string;
  /** Called at each keystroke. The caller debounces. */
  onChange: (value: string) => void;
  /** Called on Enter. */
  onSubmit?: (value: string) => void;
  /** Label of the button that empties the field: "Clear search". */
  labels: { clear: string };
  /** The key that moves the focus here, for screen readers, such as `/`. */
  keyShortcuts?: string;
  ref?: Ref<HTMLInputElement>;
}

import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Affix, Box, Input } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import { FieldCounter } from '../Field/FieldCounter';
import { lengthNearLimit } from '../Field/graphemes';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';

/**
 * A single line of text. Renders a labelled native `<input>`.
 * It never cuts typed or pasted text: past `maxLength` it shows the count, is marked as invalid, and the form rejects it.
 */
export function TextField({ value, onChange, maxLength = Infinity, prefix, suffix, suggestions, ref, ...props }: TextFieldProps) {
  const {
    type = 'text',
    onBlur,
    onKeyDown,
    autoComplete,
    autoCapitalize,
    spellCheck,
    inputMode,
    enterKeyHint,
    placeholder,
    ...field
  } = props;
  const length = lengthNearLimit(value, maxLength);
  const { ids, control, box } = useFieldControl(field, {
    invalid: length?.over,
    unit: Boolean(prefix || suffix),
    counter: length !== null,
  });
  const listId = `${ids.control}-list`;
  const isCode = type !== 'text';
  return (
    <Field {...field} ids={ids} counter={length && <FieldCounter id={ids.counter} length={length} max={maxLength} />}>
      <Box {...box}>
        {prefix && <Affix id={ids.unit}>{prefix}</Affix>}
        <Input
          {...control}
          ref={ref}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize ?? (isCode ? 'none' : undefined)}
          spellCheck={spellCheck ?? (isCode ? false : undefined)}
          inputMode={inputMode}
          enterKeyHint={enterKeyHint}
          placeholder={placeholder}
          list={suggestions && listId}
        />
        {suggestions && (
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
        )}
        {suffix && <Affix id={prefix ? undefined : ids.unit}>{suffix}</Affix>}
      </Box>
    </Field>
  );
}

export interface TextFieldProps extends TypedFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Maximum length in characters as a person counts them (graphemes). A counter appears from four fifths of it. */
  maxLength?: number;
  /** Content inside the border, before the text. */
  prefix?: ReactNode;
  /** Content inside the border, after the text. */
  suffix?: ReactNode;
  /** Frequent values to choose from while typing; any other text may be typed. */
  suggestions?: readonly string[];
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'search' | 'none';
  enterKeyHint?: 'next' | 'done' | 'go' | 'search' | 'send';
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
  spellCheck?: boolean;
  ref?: Ref<HTMLInputElement>;
}

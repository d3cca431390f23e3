import { useLayoutEffect, useRef, type Ref } from 'react';
import { Box } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import { FieldCounter } from '../Field/FieldCounter';
import { lengthNearLimit } from '../Field/graphemes';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { useShareRef } from '../Field/useShareRef';
import { Area } from './TextArea.styles';

/**
 * Several lines of text. Renders a labelled native `<textarea>`.
 * Like `TextField` it never cuts typed or pasted text. Its lower edge can be dragged, unless it grows by itself.
 */
export function TextArea({ value, onChange, rows = 4, autoGrow = false, maxLength = Infinity, ref, ...props }: TextAreaProps) {
  const { onBlur, autoComplete, placeholder, spellCheck, ...field } = props;
  const length = lengthNearLimit(value, maxLength);
  const { ids, control, box } = useFieldControl(field, { invalid: length?.over, counter: length !== null });
  const area = useRef<HTMLTextAreaElement>(null);
  useShareRef(ref, area);
  useLayoutEffect(() => {
    if (autoGrow && area.current) fitHeight(area.current);
  }, [autoGrow, value]);
  return (
    <Field {...field} ids={ids} counter={length && <FieldCounter id={ids.counter} length={length} max={maxLength} />}>
      <Box {...box}>
        <Area
          {...control}
          ref={area}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          autoComplete={autoComplete}
          spellCheck={spellCheck}
          placeholder={placeholder}
          data-auto-grow={autoGrow || undefined}
        />
      </Box>
    </Field>
  );
}

/** Fits the height to the text, for browsers without `field-sizing`. */
function fitHeight(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}

export interface TextAreaProps extends TypedFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Number of lines shown; with `autoGrow` the minimum. @default 4 */
  rows?: number;
  /** Grows with its text, up to six tenths of the window's height. @default false */
  autoGrow?: boolean;
  /** Maximum length in characters as a person counts them (graphemes). A counter appears from four fifths of it. */
  maxLength?: number;
  spellCheck?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

import { useState, type KeyboardEvent, type Ref } from 'react';
import { Affix, Box, Input } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import { FieldButton } from '../Field/FieldButton';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { stepNumber, type NumberProblem } from './numberText';
import { useNumberText } from './useNumberText';

/**
 * A number, typed in the locale's format and stepped with the arrow keys. Renders a labelled text input with the role
 * `spinbutton`.
 * A text that is no number stays in the field and is reported by `onInvalid`. The mouse wheel changes nothing.
 */
export function NumberField({
  value,
  onChange,
  onInvalid,
  locale,
  min,
  max,
  step = 1,
  unit,
  labels,
  ...props
}: NumberFieldProps) {
  const { maxFractionDigits = 3, minFractionDigits, unitPosition = 'end', affixes, align, ref, onBlur, ...rest } = props;
  const { autoComplete = 'off', placeholder, ...field } = rest;
  const format = { locale, maxFractionDigits, minFractionDigits, affixes: [...(affixes ?? []), ...(unit ? [unit] : [])] };
  const number = useNumberText({ value, format, onChange, onInvalid });
  const [focused, setFocused] = useState(false);
  const { ids, control, box } = useFieldControl(field, { unit: Boolean(unit), invalid: number.isNonsense && !focused });
  const isFixed = field.disabled || field.readOnly;
  const isLeast = min !== undefined && number.shown !== null && number.shown <= min;
  const isMost = max !== undefined && number.shown !== null && number.shown >= max;

  const move = (steps: number) => {
    if (!isFixed && !number.isNonsense) number.set(stepNumber(number.shown, steps * step, { min, max }));
  };
  const pressKey = (event: KeyboardEvent) => {
    const steps = stepKeys[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(steps);
  };
  const sign = unit && <Affix id={ids.unit}>{unit}</Affix>;
  return (
    <Field {...field} ids={ids}>
      <Box {...box}>
        {unitPosition === 'start' && sign}
        <Input
          {...control}
          ref={ref}
          type="text"
          role="spinbutton"
          inputMode={inputModeFor(min, maxFractionDigits)}
          value={number.text}
          onChange={(event) => number.type(event.target.value)}
          onKeyDown={pressKey}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            number.leave();
            onBlur?.();
          }}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-valuenow={number.shown ?? undefined}
          aria-valuetext={number.shown === null ? undefined : number.text}
          aria-valuemin={min}
          aria-valuemax={max}
          data-align={align}
        />
        {unitPosition === 'end' && sign}
        {labels && (
          <>
            <FieldButton
              icon="minus"
              label={labels.decrease}
              onPress={() => move(-1)}
              disabled={isFixed || isLeast}
              controls={ids.control}
              skipTab
            />
            <FieldButton
              icon="add"
              label={labels.increase}
              onPress={() => move(1)}
              disabled={isFixed || isMost}
              controls={ids.control}
              skipTab
            />
          </>
        )}
      </Box>
    </Field>
  );
}

/** Number of steps for each key. */
const stepKeys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Returns the input mode. The number keyboards of phones have no minus. */
function inputModeFor(min: number | undefined, maxFractionDigits: number) {
  if (min === undefined || min < 0) return 'text';
  return maxFractionDigits === 0 ? 'numeric' : 'decimal';
}

export interface NumberFieldProps extends TypedFieldProps {
  /** Null is an empty field. Hold NaN while the field contains invalid text, so that discarding it is noticed. */
  value: number | null;
  /**
   * Called at each keystroke that leaves a number. Typed numbers beyond `min` and `max` are passed on: the form reports the
   * error.
   */
  onChange: (value: number | null) => void;
  /**
   * Called at each keystroke that leaves no number for this field. The form must not be sent until `onChange` is called again.
   * A number with too many decimals is passed as `intendedValue`: hold it, to report that error rather than "not a number".
   */
  onInvalid?: (text: string, problem: NumberProblem, intendedValue?: number) => void;
  /** BCP 47, such as `tr`. Another locale changes the display of the value, never the value. */
  locale: string;
  /** Lower and upper bound for the arrow keys and screen readers. */
  min?: number;
  max?: number;
  /** Step of Arrow up and down; Page up and down move ten steps. @default 1 */
  step?: number;
  /** A unit inside the field: "kg", "%". */
  unit?: string;
  /** @default 'end' */
  unitPosition?: 'start' | 'end';
  /** Additional signs that may be typed or pasted around the number. */
  affixes?: readonly string[];
  /** A number with more decimals is rejected, not rounded. 0 for whole numbers. @default 3 */
  maxFractionDigits?: number;
  /** Minimum number of decimals shown, padded with zeros. @default 0 */
  minFractionDigits?: number;
  /** `end` for columns of figures. @default 'start' */
  align?: 'start' | 'end';
  /** When set, two step buttons for touch stand in the field. The button that would pass a bound is disabled. */
  labels?: { increase: string; decrease: string };
  ref?: Ref<HTMLInputElement>;
}

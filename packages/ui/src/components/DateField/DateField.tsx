import '../Icon/panelIcons';
import { getLocalTimeZone, today } from '@internationalized/date';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Field } from '../Field/Field';
import { FieldButton } from '../Field/FieldButton';
import type { FieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { TriggerSlot } from '../overlay/TriggerSlot';
import { CalendarLayer } from './CalendarLayer';
import { DateBox } from './DateField.styles';
import { DaySegments } from './DaySegments';
import { parseDay, parsePastedDay, type DayProblem } from './dayText';
import { useDayParts } from './useDayParts';

/**
 * A day, typed part by part or chosen in a calendar, in the order and with the names of `locale`. Renders a labelled group of
 * three spin buttons, a button that clears it and a button that opens the calendar.
 */
export function DateField({ value, onChange, onProblem, onBlur, min, max, locale, labels, reasons, ...field }: DateFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const calendarId = useId();
  const { error: given, disabled, readOnly, required } = field;
  const first = useMemo(() => parseDay(min), [min]);
  const last = useMemo(() => parseDay(max), [max]);
  const parts = useDayParts({
    value,
    onChange,
    locale,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: Boolean(given),
  });
  const { state, day, problem, isEmpty } = parts;
  const reportProblem = useEffectEvent((found: DayProblem | null) => onProblem?.(found));
  useEffect(() => reportProblem(problem), [problem]);

  const range =
    day && first && day.compare(first) < 0 ? reasons.tooEarly : day && last && day.compare(last) > 0 && reasons.tooLate;
  // A date that is being typed is not an error yet.
  const error = given ?? (isFocused ? undefined : (problem ? reasons[problem] : range) || undefined);
  const { ids, control, box } = useFieldControl({ ...field, error });
  const focusFirst = () => group.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  const set = (next: string | null) => {
    state.setValue(next === null ? null : parseDay(next));
    if (next === null) focusFirst();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown' || disabled || readOnly) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Field {...field} error={error} ids={ids} onLabelPress={focusFirst}>
      <DateBox {...box} onKeyDown={pressKey}>
        <DaySegments
          id={ids.control}
          state={state}
          locale={locale}
          groupRef={group}
          labelledBy={ids.label}
          describedBy={control['aria-describedby']}
          onPaste={(text) => {
            const pasted = parsePastedDay(text, parts.order);
            if (pasted) set(pasted.toString());
          }}
          onFocusChange={(focused) => {
            setFocused(focused);
            if (!focused) onBlur?.();
          }}
        />
        {!isEmpty && !disabled && !readOnly && (
          <FieldButton icon="close" label={labels.clear} controls={ids.control} onPress={() => set(null)} />
        )}
        {!readOnly && (
          <TriggerSlot
            trigger={<FieldButton icon="calendar" label={labels.open} disabled={disabled} />}
            triggerRef={opener}
            popup="dialog"
            open={isOpen}
            controls={calendarId}
            onOpen={() => setOpen(true)}
            preload={CalendarLayer.preload}
          />
        )}
      </DateBox>
      <CalendarLayer
        id={calendarId}
        open={isOpen}
        onOpenChange={setOpen}
        onFail={() => setOpen(false)}
        triggerRef={opener}
        label={field.label}
        locale={locale}
        value={day}
        min={first}
        max={last}
        today={labels.today ? { day: today(getLocalTimeZone()), label: labels.today } : undefined}
        onChoose={set}
      />
      {field.name && <input type="hidden" name={field.name} value={value ?? ''} />}
    </Field>
  );
}

export interface DateFieldProps extends FieldProps {
  /** ISO 8601, such as `2026-03-20`; `null` is an empty field. */
  value: string | null;
  /**
   * Called at each change that results in a complete day, or none. A day outside `min` and `max` is passed on: the form reports
   * the error.
   */
  onChange: (value: string | null) => void;
  /**
   * Called when the typed text is no longer a valid day, and with `null` when it is valid again. The form must not be submitted
   * meanwhile.
   */
  onProblem?: (problem: DayProblem | null) => void;
  /** First and last day, ISO 8601. */
  min?: string;
  max?: string;
  /** BCP 47 tag, such as `tr`: sets order, names and the first day of the week. */
  locale: string;
  labels: {
    /** Label of the button that opens the calendar: "Open the calendar". */
    open: string;
    /** Label of the button that clears the field: "Clear the date". */
    clear: string;
    /** Label of the button that chooses the current day: "Today". Without it there is no button. */
    today?: string;
  };
  /** Errors shown below the field once it loses the focus; `error` takes precedence. */
  reasons: {
    /** "Enter day, month and year, the year with four digits" */
    incomplete: string;
    /** "There is no such day" */
    noSuchDay: string;
    /** Error of a day before `min`. */
    tooEarly?: string;
    /** Error of a day after `max`. */
    tooLate?: string;
  };
  onBlur?: () => void;
}

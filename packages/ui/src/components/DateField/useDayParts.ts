import { GregorianCalendar, toCalendarDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useDateFieldState, type DateFieldState } from 'react-stately/useDateFieldState';
import { FIRST_YEAR, parseDay, problemOf, type DayPart, type DayProblem } from './dayText';

/**
 * Manages a date field while it is typed in, part by part. A year is typed digit by digit, so a day is passed on once its year
 * has four; a day that does not exist stays as typed and is refused.
 */
export function useDayParts({ value, onChange, ...options }: DayPartsOptions): DayParts {
  const saved = useMemo(() => parseDay(value), [value]);
  const [draft, setDraft] = useState<Draft | null>(null);
  const isStale = draft !== null && draft.over !== value;
  if (isStale) setDraft(null);
  const held = draft && !isStale ? draft.day : saved;
  const change = (day: DateValue | null) => {
    const isHalfTyped = day !== null && day.year < FIRST_YEAR;
    setDraft(isHalfTyped ? { day: toCalendarDate(day), over: value } : null);
    if (!isHalfTyped) onChange(day?.toString() ?? null);
  };
  const state = useDateFieldState({
    ...options,
    value: held,
    onChange: change,
    granularity: 'day',
    createCalendar: gregorian,
    shouldForceLeadingZeros: true,
  });
  const numbers = partsOf(state);
  return {
    // The library would turn the 31st of April into the 30th when the field loses the focus.
    state: { ...state, confirmPlaceholder: () => undefined },
    day: saved,
    isEmpty: Object.values(numbers).every((number) => number === null),
    problem: problemOf(numbers, held),
    order: state.segments.flatMap(({ type }) => (isPart(type) ? [type] : [])),
  };
}

// The product uses this calendar in every language.
const gregorian = () => new GregorianCalendar();

const isPart = (type: string): type is DayPart => type === 'day' || type === 'month' || type === 'year';

function partsOf({ segments }: DateFieldState): Record<DayPart, number | null> {
  const numbers: Record<DayPart, number | null> = { day: null, month: null, year: null };
  for (const { type, value, isPlaceholder } of segments) if (isPart(type) && !isPlaceholder) numbers[type] = value ?? null;
  return numbers;
}

/** A day with an incomplete year, and the value it replaces: another value from outside discards the draft. */
interface Draft {
  day: CalendarDate;
  over: string | null;
}

interface DayPartsOptions {
  value: string | null;
  onChange: (value: string | null) => void;
  locale: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
}

interface DayParts {
  state: DateFieldState;
  /** The day that is passed on. */
  day: CalendarDate | null;
  isEmpty: boolean;
  problem: DayProblem | null;
  /** Order of day, month and year in the language. */
  order: readonly DayPart[];
}

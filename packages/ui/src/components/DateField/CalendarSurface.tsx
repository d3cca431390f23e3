import { type CalendarDate, GregorianCalendar, toCalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { CalendarGrid, CalendarGridBody, CalendarGridHeader, type DateValue } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button';
import { PopoverSurface } from '../Popover/PopoverSurface';
import { CalendarHead } from './CalendarHead';
import { Cell, Foot, Month, Weekday } from './CalendarSurface.styles';

/** A month in a popover beside the field. Choosing a day closes it and restores the focus. */
export function CalendarSurface({
  id,
  open,
  onOpenChange,
  triggerRef,
  label,
  locale,
  value,
  min,
  max,
  today,
  onChoose,
}: CalendarSurfaceProps) {
  const choose = (day: CalendarDate) => {
    onOpenChange(false);
    onChoose(day.toString());
  };
  const hasToday = today && (!min || today.day.compare(min) >= 0) && (!max || today.day.compare(max) <= 0);
  return (
    <PopoverSurface
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      label={label}
      size="content"
    >
      <I18nProvider locale={locale}>
        <Month
          aria-label={label}
          value={value}
          minValue={min ?? undefined}
          maxValue={max ?? undefined}
          createCalendar={gregorian}
          onChange={(day: DateValue | null) => day && choose(toCalendarDate(day))}
          autoFocus
        >
          <CalendarHead />
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
            <CalendarGridBody>{(day) => <Cell date={day} />}</CalendarGridBody>
          </CalendarGrid>
        </Month>
      </I18nProvider>
      {hasToday && (
        <Foot>
          <Button variant="quiet" size="sm" onPress={() => choose(today.day)}>
            {today.label}
          </Button>
        </Foot>
      )}
    </PopoverSurface>
  );
}

const gregorian = () => new GregorianCalendar();

export interface CalendarSurfaceProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** Subject of the calendar: the field's label. */
  label: string;
  locale: string;
  value: CalendarDate | null;
  min: CalendarDate | null;
  max: CalendarDate | null;
  /** The current day and its label. */
  today?: { day: CalendarDate; label: string };
  /** Called with an ISO 8601 day. */
  onChoose: (day: string) => void;
}

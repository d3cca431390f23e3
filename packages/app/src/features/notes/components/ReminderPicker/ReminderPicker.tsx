import { Button, DateField, Select } from '@stockroom/ui';
import { instantOf, offeredReminders, timeOf, TIMES } from '#features/notes/model/reminders';
import { dayOf } from '#shared/format/days';
import { regionOf } from '#shared/format/regionOf';
import { clockTime } from '#shared/format/relativeTime';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useReminderText } from '../useReminderText';
import { Fields, Offers, Root } from './ReminderPicker.styles';

/** The time of a note's reminder: one of a few suggestions, or a day and a time. */
export function ReminderPicker({ value, onChange }: ReminderPickerProps) {
  const { t } = useTranslation('notes');
  const { locale } = useFormat();
  const now = useNow();
  const textOf = useReminderText();
  const time = value === null ? '09:00' : timeOf(value);
  const times = TIMES.includes(time) ? TIMES : [time, ...TIMES].toSorted();
  return (
    <Root>
      <Offers>
        {offeredReminders(now).map(({ id, at }) => (
          <Button key={id} size="sm" variant="quiet" icon="clock" aria-pressed={value === at} onPress={() => onChange(at)}>
            {t(`reminder.offers.${id}`, { time: clockTime(at, locale), when: textOf(at) })}
          </Button>
        ))}
      </Offers>
      <Fields>
        <DateField
          label={t('reminder.day')}
          value={value === null ? null : dayOf(value)}
          min={dayOf(now)}
          onChange={(day) => onChange(day === null ? null : instantOf(day, time))}
          locale={regionOf(locale)}
          labels={{ open: t('reminder.openCalendar'), clear: t('reminder.remove'), today: t('reminder.today') }}
          reasons={{
            incomplete: t('reminder.incomplete'),
            noSuchDay: t('reminder.noSuchDay'),
            tooEarly: t('reminder.tooEarly'),
          }}
        />
        <Select
          label={t('reminder.time')}
          value={time}
          disabled={value === null}
          options={times.map((each) => ({ value: each, label: clockTime(`2026-01-01T${each}:00`, locale) }))}
          onChange={(next) => value !== null && onChange(instantOf(dayOf(value), next))}
        />
      </Fields>
      {value !== null && (
        <Button size="sm" icon="close" onPress={() => onChange(null)}>
          {t('reminder.remove')}
        </Button>
      )}
    </Root>
  );
}

export interface ReminderPickerProps {
  /** An instant; `null`: no reminder. */
  value: string | null;
  onChange: (reminder: string | null) => void;
}

import { Select } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { reminderChoices } from '#features/tasks/model/reminders';

const NEVER = 'never';

/** The time of the reminder, at which the user gets a notification. */
export function ReminderSelect({ dueDate, dueTime, value, now, onChange }: ReminderSelectProps) {
  const { t } = useTranslation('tasks');
  const { date } = useFormat();
  const choices = reminderChoices({ dueDate, dueTime }, now);
  const isOther = value !== null && !choices.has(value);
  return (
    <Select
      label={t('form.remind')}
      value={value ?? NEVER}
      options={[
        { value: NEVER, label: t('remind.never') },
        ...[...choices].map(([at, name]) => ({ value: at, label: t(`remind.${name}`) })),
        ...(isOther ? [{ value, label: date(value, { time: true }) }] : []),
      ]}
      onChange={(at) => onChange(at === NEVER ? null : at)}
    />
  );
}

interface ReminderSelectProps {
  dueDate: string | null;
  dueTime: string | null;
  value: string | null;
  now: number;
  onChange: (remindAt: string | null) => void;
}

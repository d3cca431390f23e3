import type { TaskRepeat } from '@stockroom/contract';
import { Select } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

const USUAL: readonly TaskRepeat[] = [
  { unit: 'day', every: 1 },
  { unit: 'weekday', every: 1 },
  { unit: 'week', every: 1 },
  { unit: 'week', every: 2 },
  { unit: 'month', every: 1 },
  { unit: 'month', every: 3 },
  { unit: 'year', every: 1 },
];
const NEVER = 'never';
const keyOf = ({ unit, every }: TaskRepeat) => `${every} ${unit}`;

/** How a task recurs; a repeat other than the usual ones, such as a typed one, is offered too. */
export function RepeatSelect({ value, disabled, onChange }: RepeatSelectProps) {
  const { t } = useTranslation('tasks');
  const rounds = value && !USUAL.some((each) => keyOf(each) === keyOf(value)) ? [...USUAL, value] : USUAL;
  return (
    <Select
      label={t('form.repeat')}
      help={disabled ? t('form.repeatNeedsDay') : undefined}
      disabled={disabled}
      value={value ? keyOf(value) : NEVER}
      options={[
        { value: NEVER, label: t('repeat.never') },
        ...rounds.map((round) => ({ value: keyOf(round), label: t(`repeat.${round.unit}`, { count: round.every }) })),
      ]}
      onChange={(key) => onChange(rounds.find((round) => keyOf(round) === key) ?? null)}
    />
  );
}

interface RepeatSelectProps {
  value: TaskRepeat | null;
  /** Whether there is no day from which the task could recur. */
  disabled: boolean;
  onChange: (repeat: TaskRepeat | null) => void;
}

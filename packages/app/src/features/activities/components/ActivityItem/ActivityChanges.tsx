import type { ActivityChange, ActivityValue } from '@stockroom/contract';
import { VisuallyHidden } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Changes } from './ActivityItem.styles';

const MONEY = new Set(['cost', 'basePrice', 'price']);
const DAYS = new Set(['dueDate', 'birthday']);

/** Changed fields with their values before and after, with texts for readers who cannot see the arrow. */
export function ActivityChanges({ changes }: ActivityChangesProps) {
  const { t } = useTranslation('activities');
  const textOf = useValueText();
  return (
    <Changes aria-label={t('changes.label')}>
      {changes.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <VisuallyHidden>{t('changes.from')}</VisuallyHidden>
            <del data-nothing={before === null || undefined}>{textOf(field, before)}</del>
            <span aria-hidden>→</span>
            <VisuallyHidden>{t('changes.to')}</VisuallyHidden>
            <ins data-nothing={after === null || undefined}>{textOf(field, after)}</ins>
          </dd>
        </div>
      ))}
    </Changes>
  );
}

export interface ActivityChangesProps {
  /** At least one. */
  changes: readonly ActivityChange[];
}

/**
 * Returns a formatter for values of a field in the current language: money, dates and yes or no as elsewhere, and a name for an
 * empty value.
 */
function useValueText() {
  const { t } = useTranslation('activities');
  const format = useFormat();
  return (field: string, value: ActivityValue): string => {
    if (value === null) return t('changes.nothing');
    if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
    if (typeof value === 'number') return MONEY.has(field) ? format.money(value) : format.number(value);
    return DAYS.has(field) && !Number.isNaN(Date.parse(value)) ? format.date(value) : value;
  };
}

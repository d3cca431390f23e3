import { Select } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import './locales/types';
import { RECORDED_REASONS, type RecordedReason } from './model/recordedReasons';

/** Why stock moves, of what people record by hand. */
export function ReasonField({ value, onChange, disabled }: ReasonFieldProps) {
  const { t } = useTranslation('stock');
  return (
    <Select
      label={t('reason')}
      value={value}
      disabled={disabled}
      options={RECORDED_REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
      onChange={onChange}
    />
  );
}

export interface ReasonFieldProps {
  value: RecordedReason;
  onChange: (reason: RecordedReason) => void;
  disabled?: boolean;
}

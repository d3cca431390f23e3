import { Select } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RECORDED_REASONS, type RecordedReason } from './model/recordedReasons';

/** Reason for a movement of stock that people record by hand. */
export function ReasonField({ value, reasons = RECORDED_REASONS, onChange, disabled }: ReasonFieldProps) {
  const { t } = useTranslation('stock');
  return (
    <Select
      label={t('reason')}
      value={value}
      disabled={disabled}
      options={reasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
      onChange={onChange}
    />
  );
}

export interface ReasonFieldProps {
  value: RecordedReason;
  /** Reasons to choose from. @default all that people record by hand */
  reasons?: readonly RecordedReason[];
  onChange: (reason: RecordedReason) => void;
  disabled?: boolean;
}

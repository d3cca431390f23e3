import { NumberField } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useLanguage } from '../../../../shared/i18n/useLanguage';

/** The place that something comes to stand at, a whole number from 1. */
export function PositionField({ help, value, last, error, labels, onChange }: PositionFieldProps) {
  const { t } = useTranslation('scrumboard');
  const locale = useLanguage();
  return (
    <NumberField
      label={t('place.position')}
      help={help}
      value={value}
      onChange={onChange}
      onInvalid={() => onChange(Number.NaN)}
      min={1}
      max={last}
      maxFractionDigits={0}
      locale={locale}
      error={error}
      labels={labels}
    />
  );
}

interface PositionFieldProps {
  help: string;
  /** `null` is an empty field, `NaN` what is no number. */
  value: number | null;
  /** The last place there is. */
  last: number;
  error: string | undefined;
  /** Names of the two buttons. */
  labels: { increase: string; decrease: string };
  onChange: (value: number | null) => void;
}

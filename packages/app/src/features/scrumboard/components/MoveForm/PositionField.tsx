import { NumberField } from '@stockroom/ui';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A field for the new position of an item, a whole number from 1. */
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
  /** The typed position; `null` for an empty field, `NaN` for text that is no number. */
  value: number | null;
  /** The last possible position. */
  last: number;
  error: string | undefined;
  /** Accessible names of the two buttons. */
  labels: { increase: string; decrease: string };
  onChange: (value: number | null) => void;
}

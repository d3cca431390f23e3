import { NumberField } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A measure within limits. A value outside stays in the field, with the reason, and is not committed. */
export function SettingNumber({ label, value, min, max, unit, onChange }: SettingNumberProps) {
  const { t } = useTranslation('queues');
  const { locale, number } = useFormat();
  // Not persisted: an invalid number is not worth keeping, and a valid one is committed at once.
  const [wrong, setWrong] = useState<number | null | undefined>(undefined);
  const take = (next: number | null) => {
    const isRight = next !== null && next >= min && next <= max;
    setWrong(isRight ? undefined : next);
    if (isRight) onChange(next);
  };
  return (
    <NumberField
      label={label}
      value={wrong === undefined ? value : wrong}
      locale={locale}
      min={min}
      max={max}
      unit={unit}
      maxFractionDigits={1}
      error={wrong === undefined ? undefined : t('labels.between', { least: number(min), most: number(max) })}
      onChange={take}
      onInvalid={() => setWrong(Number.NaN)}
    />
  );
}

interface SettingNumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  unit: string;
  onChange: (value: number) => void;
}

import { NumberField } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useLanguage } from '#shared/i18n/useLanguage';
import { fieldId } from './fieldId';
import type { GroupProps } from './types';

/** The number of the product's template. An empty field means 1, the default template. */
export function TemplateField({ value, readOnly, onChange, onLeave }: TemplateFieldProps) {
  const { t } = useTranslation('inventory');
  const [isNonsense, setNonsense] = useState(false);
  return (
    <NumberField
      id={fieldId('templateId')}
      label={t('fields.templateId')}
      value={value}
      onChange={(id) => {
        setNonsense(false);
        onChange({ templateId: id === null || !Number.isSafeInteger(id) || id < 1 ? 1 : id });
      }}
      onInvalid={() => setNonsense(true)}
      error={isNonsense ? t('rules.notNumber') : undefined}
      onBlur={() => onLeave('templateId')}
      locale={useLanguage()}
      min={1}
      maxFractionDigits={0}
      readOnly={readOnly}
    />
  );
}

type TemplateFieldProps = Pick<GroupProps, 'readOnly' | 'onChange' | 'onLeave'> & { value: number };

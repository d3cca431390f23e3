import { Select } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { type Look, LOOKS } from './model/looks';
import './locales/types';

export interface LookSelectProps {
  value: Look;
  onChange: (look: Look) => void;
}

/** Chooses how a page looks. */
export function LookSelect({ value, onChange }: LookSelectProps) {
  const { t } = useTranslation('looks');
  return (
    <Select
      label={t('label')}
      value={value}
      options={LOOKS.map((look) => ({ value: look, label: t(`names.${look}`) }))}
      onChange={onChange}
    />
  );
}

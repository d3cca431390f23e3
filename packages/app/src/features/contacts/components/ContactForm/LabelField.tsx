import { TextField } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The purpose of an address or a number: free text, with the most common purposes to choose from. */
export function LabelField({ value, error, onChange }: LabelFieldProps) {
  const { t } = useTranslation('contacts');
  return (
    <TextField
      label={t('rows.label')}
      hideLabel
      placeholder={t('rows.label')}
      value={value}
      error={error}
      onChange={onChange}
      autoComplete="off"
      suggestions={[t('labels.work'), t('labels.personal'), t('labels.mobile'), t('labels.home')]}
    />
  );
}

interface LabelFieldProps {
  value: string;
  error: string | undefined;
  onChange: (label: string) => void;
}

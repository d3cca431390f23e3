import { TextField } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** What an address or a number is for: a word of the person's own, with those that most people use to choose from. */
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

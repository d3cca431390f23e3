import { Select } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { type LayoutVariant, LAYOUT_VARIANTS } from './model/layoutVariants';

export interface LayoutVariantSelectProps {
  value: LayoutVariant;
  onChange: (layoutVariant: LayoutVariant) => void;
}

/** Select for the layout variant of a page. */
export function LayoutVariantSelect({ value, onChange }: LayoutVariantSelectProps) {
  const { t } = useTranslation('layoutVariants');
  return (
    <Select
      label={t('label')}
      value={value}
      options={LAYOUT_VARIANTS.map((layoutVariant) => ({ value: layoutVariant, label: t(`names.${layoutVariant}`) }))}
      onChange={onChange}
    />
  );
}

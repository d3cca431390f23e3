import { useTranslation } from '#shared/i18n/useTranslation';

/** Labels of the button that copies an example's code. */
export function useCopyLabels() {
  const { t } = useTranslation('showcase');
  return { copy: t('copyCode'), copied: t('copied'), refused: t('refused') };
}

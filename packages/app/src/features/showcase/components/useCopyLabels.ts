import { useTranslation } from '../../../shared/i18n/useTranslation';

/** What copies the code of an example says. */
export function useCopyLabels() {
  const { t } = useTranslation('showcase');
  return { copy: t('copyCode'), copied: t('copied'), refused: t('refused') };
}

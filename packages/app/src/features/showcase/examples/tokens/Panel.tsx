import { useTranslation } from '#shared/i18n/useTranslation';
import { Note } from './Panel.styles';

/** A panel styled only with tokens, so that it follows theme, scheme and density. */
export function Panel() {
  const { t } = useTranslation('showcase');
  return <Note>{t('typography.sample')}</Note>;
}

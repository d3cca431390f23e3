import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Note } from './Panel.styles';

/** Styled with tokens alone: it follows theme, scheme and density by itself. */
export function Panel() {
  const { t } = useTranslation('showcase');
  return <Note>{t('typography.sample')}</Note>;
}

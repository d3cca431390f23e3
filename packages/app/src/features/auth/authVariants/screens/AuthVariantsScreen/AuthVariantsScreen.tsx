import { ButtonLink, EmptyState, PageHeader } from '@stockroom/ui';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { authVariantsPath } from '#features/auth/authVariants/authVariantPaths';
import { authVariantOf } from '#features/auth/authVariants/model/authVariant';
import { AuthVariantView } from './AuthVariantView';
import { AuthOverview } from './AuthOverview';

/** The seven auth pages in seven layout variants, made of the real forms: an overview of all, or a single one. */
export function AuthVariantsScreen() {
  const { t } = useTranslation('authVariants');
  const { page, look } = useParams();
  useDocumentTitle(t('title'));
  if (page === undefined) return <AuthOverview />;
  const shown = authVariantOf({ page, look });
  if (typeof shown !== 'string') return <AuthVariantView {...shown} />;
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <EmptyState
        illustration="search"
        title={t(`unknown.${shown}`)}
        action={<ButtonLink href={authVariantsPath}>{t('overview')}</ButtonLink>}
      >
        {t('unknown.text')}
      </EmptyState>
    </>
  );
}

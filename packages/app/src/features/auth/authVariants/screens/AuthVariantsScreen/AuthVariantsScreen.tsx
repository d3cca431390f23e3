import { ButtonLink, Card, EmptyState, Link, PageHeader, VisuallyHidden } from '@stockroom/ui';
import { useParams } from 'react-router-dom';
import { authVariantsPath } from '#features/auth/authVariants/authVariantPaths';
import { AUTH_PAGES, authVariantOf, authVariantPath } from '#features/auth/authVariants/model/authVariant';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LAYOUT_VARIANTS } from '#shared/layoutVariants/model/layoutVariants';
import { Pages, Sketch, Variants } from './AuthOverview.styles';
import { AuthVariantView } from './AuthVariantView';

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

/** All auth pages in all layout variants, each a link. */
function AuthOverview() {
  const { t } = useTranslation(['authVariants', 'layoutVariants']);
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Pages>
        {AUTH_PAGES.map((page) => (
          <Card key={page} title={t(`pages.${page}`)}>
            <Variants aria-label={t(`pages.${page}`)}>
              {LAYOUT_VARIANTS.map((layoutVariant) => (
                <li key={layoutVariant}>
                  <Link href={authVariantPath({ page, variant: layoutVariant })}>
                    <Sketch data-look={layoutVariant} aria-hidden>
                      <span />
                      <span />
                    </Sketch>
                    <VisuallyHidden>{t(`pages.${page}`)}: </VisuallyHidden>
                    {t(`layoutVariants:names.${layoutVariant}`)}
                  </Link>
                </li>
              ))}
            </Variants>
          </Card>
        ))}
      </Pages>
    </>
  );
}

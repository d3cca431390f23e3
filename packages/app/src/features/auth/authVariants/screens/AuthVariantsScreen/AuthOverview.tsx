import { Card, Link, PageHeader, VisuallyHidden } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LAYOUT_VARIANTS } from '#shared/layoutVariants/model/layoutVariants';
import { AUTH_PAGES, authVariantPath } from '#features/auth/authVariants/model/authVariant';
import { Variants, Pages, Sketch } from './AuthOverview.styles';

/** All auth pages in all layout variants, each a link. */
export function AuthOverview() {
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

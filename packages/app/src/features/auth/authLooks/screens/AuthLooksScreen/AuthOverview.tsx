import { Card, Link, PageHeader, VisuallyHidden } from '@stockroom/ui';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { LOOKS } from '../../../../../shared/looks/model/looks';
import { AUTH_PAGES, authLookPath } from '../../model/authLook';
import { Looks, Pages, Sketch } from './AuthOverview.styles';

/** All pages of the sign-in family in all their looks, each a link. */
export function AuthOverview() {
  const { t } = useTranslation(['authLooks', 'looks']);
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Pages>
        {AUTH_PAGES.map((page) => (
          <Card key={page} title={t(`pages.${page}`)}>
            <Looks aria-label={t(`pages.${page}`)}>
              {LOOKS.map((look) => (
                <li key={look}>
                  <Link href={authLookPath({ page, look })}>
                    <Sketch data-look={look} aria-hidden>
                      <span />
                      <span />
                    </Sketch>
                    <VisuallyHidden>{t(`pages.${page}`)}: </VisuallyHidden>
                    {t(`looks:names.${look}`)}
                  </Link>
                </li>
              ))}
            </Looks>
          </Card>
        ))}
      </Pages>
    </>
  );
}

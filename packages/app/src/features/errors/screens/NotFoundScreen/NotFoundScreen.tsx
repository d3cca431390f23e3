import { Button, ButtonLink, EmptyState, PageHeader } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { menuPages, menuQuery } from '#features/errors/api/menuPages';
import { Suggestions } from '#features/errors/components/Suggestions';
import { suggestPages } from '#features/errors/model/suggestPages';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslateKey } from '#shared/i18n/useTranslateKey';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safePath } from '#shared/links/safePath';
import { panels } from '#shared/panels/panelStore';
import { appPaths, FROM_PARAM } from '#shared/routing/appPaths';

/** Reports an unknown address and suggests pages with a similar address. */
export function NotFoundScreen() {
  const { t } = useTranslation('errors');
  const titleOf = useTranslateKey('layout');
  const [query] = useSearchParams();
  const { data } = useQuery(menuQuery());
  useDocumentTitle(t('notFound.title'));

  const wanted = safePath(query.get(FROM_PARAM))?.split(/[?#]/, 1)[0] ?? '';
  const pages = menuPages(data).flatMap((page) => {
    const title = titleOf(page.titleKey);
    // A page without a title would show its address.
    return title ? [{ ...page, title }] : [];
  });
  const near = suggestPages(wanted, pages);
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        illustration="map"
        title={t('notFound.heading')}
        action={
          <>
            <ButtonLink href={appPaths.signedInRedirect} variant="primary">
              {t('notFound.action')}
            </ButtonLink>
            <Button icon="search" onPress={() => panels.show('search')}>
              {t('notFound.search')}
            </Button>
          </>
        }
      >
        {t('notFound.message')}
        <Suggestions pages={near} label={t('notFound.near')} />
      </EmptyState>
    </>
  );
}

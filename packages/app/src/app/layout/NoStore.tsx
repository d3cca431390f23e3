import { ButtonLink, EmptyState, PageHeader } from '@stockroom/ui';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { appPaths } from '#shared/routing/appPaths';

/** Replaces a page about a store's products for a user without a store. */
export function NoStore() {
  const { t } = useTranslation(['layout', 'app']);
  useDocumentTitle(t('noStore.title'));
  return (
    <>
      <PageHeader title={t('noStore.title')} />
      <EmptyState
        illustration="box"
        title={t('noStore.heading')}
        action={
          <ButtonLink href={appPaths.signOut} icon="signOut">
            {t('app:signOut')}
          </ButtonLink>
        }
      >
        {t('noStore.message')}
      </EmptyState>
    </>
  );
}

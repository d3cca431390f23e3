import { ButtonLink, EmptyState, PageHeader } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../../shared/hooks/useDocumentTitle';
import { SIGNED_IN_REDIRECT } from '../../../../shared/routing/appPaths';

/** Says that there is no such page, and leads to one that there is. */
export function NotFoundScreen() {
  const { t } = useTranslation('errors');
  useDocumentTitle(t('notFound.title'));
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        illustration="search"
        title={t('notFound.heading')}
        action={
          <ButtonLink href={SIGNED_IN_REDIRECT} variant="primary">
            {t('notFound.action')}
          </ButtonLink>
        }
      >
        {t('notFound.message')}
      </EmptyState>
    </>
  );
}

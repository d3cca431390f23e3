import { ButtonLink, EmptyState } from '@stockroom/ui';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Shown for a guide or category that does not exist. */
export function GuideNotFound() {
  const { t } = useTranslation('helpCenter');
  useDocumentTitle(t('guides.gone'));
  return (
    <EmptyState
      level={1}
      illustration="map"
      title={t('guides.gone')}
      action={
        <>
          <ButtonLink href={helpPaths.guides}>{t('guides.all')}</ButtonLink>
          <ButtonLink href={helpPaths.home}>{t('title')}</ButtonLink>
        </>
      }
    >
      {t('guides.goneText')}
    </EmptyState>
  );
}

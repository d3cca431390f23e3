import { ButtonLink, EmptyState } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Shown instead of the list when the address names a label that never existed, or was just deleted. */
export function FolderNotFound({ href }: { href: string }) {
  const { t } = useTranslation('mailbox');
  return (
    <EmptyState illustration="map" title={t('gone.title')} action={<ButtonLink href={href}>{t('noPlace.inbox')}</ButtonLink>}>
      {t('noPlace.text')}
    </EmptyState>
  );
}

import { ButtonLink, EmptyState } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** In place of the list, where the address names a label that is not there: never was, or was deleted just now. */
export function FolderNotFound({ href }: { href: string }) {
  const { t } = useTranslation('mailbox');
  return (
    <EmptyState illustration="map" title={t('gone.title')} action={<ButtonLink href={href}>{t('noPlace.inbox')}</ButtonLink>}>
      {t('noPlace.text')}
    </EmptyState>
  );
}

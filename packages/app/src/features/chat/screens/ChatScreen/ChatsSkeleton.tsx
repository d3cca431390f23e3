import { Skeleton } from '@stockroom/ui';
import { Waiting } from '#features/chat/components/chat.styles';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Placeholder of the chats. */
export function ChatsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Waiting role="status" aria-label={t('loading')}>
      <Skeleton shape="rect" height={56} />
      <Skeleton shape="rect" height={56} />
      <Skeleton shape="rect" height={56} />
      <Skeleton shape="rect" height={56} />
    </Waiting>
  );
}

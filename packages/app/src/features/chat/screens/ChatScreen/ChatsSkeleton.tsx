import { Skeleton } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Waiting } from '#features/chat/components/chat.styles';

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

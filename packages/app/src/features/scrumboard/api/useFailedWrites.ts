import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '#shared/api/ApiError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { scrumboardKeys } from './scrumboardKeys';
import { type LeftWrites, outbox } from './writing/outbox';

/**
 * Reports changes of an earlier page that could not be saved, and offers to send them again.
 * @param area the id of a board, or `BOARDS`
 * @param isRead unsent changes are sent before the area is read
 */
export function useFailedWrites(area: string, isRead: boolean): void {
  const client = useQueryClient();
  const { t } = useTranslation('scrumboard');
  const describe = useDescribeError();

  function showFailureToast({ count, error, sendAgain }: LeftWrites, cause: unknown = error): void {
    const isGone = isApiError(cause, 'notFound');
    const canSend = !isGone && !isApiError(cause, 'conflict');
    const reason = cause === null ? t('actions.leftLongAgo') : isGone ? t('actions.gone') : describe(cause).message;
    toasts.show({
      id: `scrumboard left ${area}`,
      tone: 'critical',
      message: `${t('actions.left', { count })} ${reason}`,
      ...(canSend && {
        action: {
          label: t('actions.sendNow'),
          onAction: () =>
            void sendAgain().then(
              () => client.invalidateQueries({ queryKey: scrumboardKeys.all }),
              (again: unknown) => showFailureToast({ count, error, sendAgain }, again),
            ),
        },
      }),
    });
  }

  const reportFailedWrites = useEffectEvent(() => {
    const failed = outbox.takeFailed(area);
    if (failed) showFailureToast(failed);
  });
  useEffect(() => {
    if (isRead) reportFailedWrites();
  }, [isRead, area]);
}

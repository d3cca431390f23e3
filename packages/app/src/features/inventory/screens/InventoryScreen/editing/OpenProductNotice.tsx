import { Alert, Button, ButtonLink, Skeleton } from '@stockroom/ui';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { useOpenProduct } from './useOpenProduct';

/**
 * A notice above the list, while the product in the address can't be shown in it: loading, unknown, or failed. The list stays
 * usable.
 */
export function OpenProductNotice({ id, opened, onClose }: OpenProductNoticeProps) {
  const { t } = useTranslation('inventory');
  const describe = useDescribeError();
  const close = (
    <Button size="sm" variant="quiet" onPress={onClose}>
      {t('failed.close')}
    </Button>
  );
  if (opened.isGone) {
    return (
      <Alert
        tone="warning"
        variant="border"
        live="polite"
        title={t('failed.goneTitle')}
        actions={
          <>
            <ButtonLink size="sm" href={inventoryPaths.trash}>
              {t('failed.openTrash')}
            </ButtonLink>
            {close}
          </>
        }
      >
        {t('failed.goneMessage', { id })}
      </Alert>
    );
  }
  if (opened.error) {
    return (
      <Alert
        tone="critical"
        variant="border"
        title={t('failed.details')}
        actions={
          <>
            <Button size="sm" icon="retry" onPress={opened.retry}>
              {t('retry')}
            </Button>
            {close}
          </>
        }
      >
        {describe(opened.error).message}
      </Alert>
    );
  }
  return opened.isLoading ? <Skeleton shape="rect" height={64} /> : null;
}

export interface OpenProductNoticeProps {
  id: number;
  opened: ReturnType<typeof useOpenProduct>;
  onClose: () => void;
}

import type { Store } from '@stockroom/contract';
import { Button, Card } from '@stockroom/ui';
import { use, useState } from 'react';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SwitchStoreContext } from '#shared/session/SwitchStoreContext';
import { toasts } from '#shared/toast/toast';
import { Others } from './StoreScreen.styles';

/** The user's other stores, each with a button that switches to it. */
export function OtherStores({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation('store');
  const describe = useDescribeError();
  const switchStore = use(SwitchStoreContext);
  const [busy, setBusy] = useState<number | null>(null);
  if (!switchStore || stores.length === 0) return null;
  const switchTo = async ({ storeId, storeName }: Store) => {
    setBusy(storeId);
    try {
      await switchStore(storeId);
    } catch (error) {
      if (!shouldShowError(error)) return;
      const message = `${t('others.failed', { name: storeName })} ${describe(error).message}`;
      toasts.show({ id: 'store', tone: 'critical', message });
    } finally {
      setBusy(null);
    }
  };
  return (
    <Card title={t('others.title')}>
      <Others>
        {stores.map((store) => (
          <li key={store.storeId}>
            <Button loading={busy === store.storeId} loadingText={t('others.busy')} onPress={() => void switchTo(store)}>
              {t('others.switchTo', { name: store.storeName || t('unnamed') })}
            </Button>
          </li>
        ))}
      </Others>
    </Card>
  );
}

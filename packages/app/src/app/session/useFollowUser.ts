import { User, userEndpoints } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuthActor } from '#features/auth';
import { request } from '#shared/api/http';
import { useLateTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';
import { toasts } from '#shared/toast/toast';
import { userChannel } from './userChannel';

/** Follows the user's changes in other tabs, and drops lists of a store after a switch to another. */
export function useFollowUser(): void {
  const { t } = useLateTranslation('userMenu');
  const actor = useAuthActor();
  const queries = useQueryClient();
  const { store } = useSession();
  const storeId = store?.storeId;
  const shown = useRef(storeId);

  useEffect(() => {
    let asked: AbortController | null = null;
    const stop = userChannel.listen(() => {
      asked?.abort();
      asked = new AbortController();
      request({ method: 'GET', path: userEndpoints.user, schema: User, signal: asked.signal }).then(
        (user) => actor.send({ type: 'user.changed', user }),
        // The next change or page load catches up.
        () => undefined,
      );
    });
    return () => {
      stop();
      asked?.abort();
    };
  }, [actor]);

  useEffect(() => {
    if (shown.current === storeId) return;
    shown.current = storeId;
    void queries.resetQueries({ queryKey: ['inventory'] });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'inventory' });
    if (store) toasts.show({ id: 'store', tone: 'success', message: t('storeSwitched', { name: store.storeName }) });
  }, [queries, store, storeId, t]);
}

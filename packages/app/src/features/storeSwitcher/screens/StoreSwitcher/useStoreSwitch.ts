import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import { toasts } from '#shared/toast/toast';
import { listPathOf } from './listPathOf';

interface StoreSwitchOptions {
  onSwitch: (storeId: number) => Promise<void>;
  /** Name of the store that stays when the switch fails. */
  currentName: string;
}

/**
 * Switches the store by navigating to the page's list, as an open record belongs to the previous store. The page's own guard
 * asks first where edits are unsaved; a user who stays there keeps the store too.
 */
export function useStoreSwitch({ onSwitch, currentName }: StoreSwitchOptions) {
  const { t } = useTranslation('storeSwitcher');
  const describe = useDescribeError();
  const router = useRouter();
  const location = useLocation();
  const { key } = location;
  const mark = (location.state as { storeSwitch?: string } | null)?.storeSwitch;
  const wanted = useRef<{ storeId: number } | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);

  const switchNow = useEffectEvent(async (storeId: number) => {
    setBusyId(storeId);
    try {
      await onSwitch(storeId);
    } catch (error) {
      if (!shouldShowError(error)) return;
      toasts.show({ id: 'store', tone: 'critical', message: t('failed', { name: currentName, reason: describe(error).title }) });
    } finally {
      setBusyId(null);
    }
  });

  useEffect(() => {
    const now = wanted.current;
    wanted.current = null;
    if (!mark || !now || markOf(now.storeId) !== mark) return;
    void switchNow(now.storeId);
  }, [key, mark]);

  return {
    /** Id of the store of a pending switch. */
    busyId,
    /** Stable across renders. */
    switchTo: useCallback(
      (storeId: number) => {
        wanted.current = { storeId };
        const list = listPathOf(router.state.location.pathname);
        void router.navigate(list, { replace: true, state: { storeSwitch: markOf(storeId) } });
      },
      [router],
    ),
  };
}

/** A mark in the state of the navigation: after a reload or a step back to the same entry no switch is pending for it. */
const markOf = (storeId: number) => `to ${storeId}`;

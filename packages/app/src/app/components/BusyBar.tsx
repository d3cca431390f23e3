import { LoadingBar } from '@stockroom/ui';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { pendingRequests } from '#shared/api/pendingRequests';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Thin progress bar at the top, shown while calls or a navigation have been pending for a moment. */
export function BusyBar() {
  const { t } = useTranslation();
  const isCalling = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.isBusy);
  const isMoving = useDelayed(useNavigation().state !== 'idle');
  return <LoadingBar active={isCalling || isMoving} label={t('loading')} />;
}

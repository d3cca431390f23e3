import { useSyncExternalStore } from 'react';
import { LoadingBar } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { useNavigation } from 'react-router-dom';
import { pendingRequests } from '../../shared/api/pendingRequests';
import { useDelayed } from '../../shared/hooks/useDelayed';

/** The thin bar at the top while calls or a navigation are under way, and have been for a moment. */
export function BusyBar() {
  const { t } = useTranslation();
  const isCalling = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.isBusy);
  const isMoving = useDelayed(useNavigation().state !== 'idle');
  return <LoadingBar active={isCalling || isMoving} label={t('loading')} />;
}

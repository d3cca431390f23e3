import { useSyncExternalStore } from 'react';
import { LoadingBar } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { activity } from '../../shared/api/activity';

/** The thin bar at the top while calls or a navigation are under way. */
export function BusyBar() {
  const { t } = useTranslation();
  const isCalling = useSyncExternalStore(activity.subscribe, activity.isBusy);
  const { state } = useNavigation();
  return <LoadingBar active={isCalling || state !== 'idle'} label={t('loading')} />;
}

import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLateTranslation } from '../../shared/i18n/useTranslation';
import { activity } from '../../shared/api/activity';
import { announce } from '../../shared/announce/announce';
import { BannerText } from './BannerText';
import './locales/types';

/** Says that the device is offline or the server can't be reached, and what works meanwhile. Goes by itself (issue 3 §7). */
export function ConnectionBanner() {
  const { t } = useLateTranslation('connection');
  const hasNetwork = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const isReached = useSyncExternalStore(activity.subscribe, activity.isReached);
  const isFine = hasNetwork && isReached;
  const sayBack = useEffectEvent(() => announce(t('back')));
  useEffect(() => {
    if (isFine) return undefined;
    return () => sayBack();
  }, [isFine]);
  // A banner whose texts did not come takes no page away.
  return <Suspense>{!isFine && <BannerText isReached={isReached} />}</Suspense>;
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

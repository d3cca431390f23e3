import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';
import { activity } from '../../shared/api/activity';
import { announce } from '../../shared/announce/announce';

/** Fetched while there is a connection: later there may be none to fetch it by. */
const load = async () => {
  const [{ BannerText }] = await Promise.all([import('./BannerText'), getI18n().loadNamespaces('connection')]);
  return { default: BannerText };
};
const BannerText = lazy(load);

/** Says that the device is offline or the server can't be reached, and what works meanwhile. Goes by itself (issue 3 §7). */
export function ConnectionBanner() {
  const hasNetwork = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const isReached = useSyncExternalStore(activity.subscribe, activity.isReached);
  useEffect(() => void load().catch(() => undefined), []);
  const isFine = hasNetwork && isReached;
  useEffect(() => {
    if (isFine) return undefined;
    return () => announce(getI18n().t('back', { ns: 'connection' }));
  }, [isFine]);
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

import { Suspense, useEffect, useEffectEvent } from 'react';
import { announce } from '#shared/announce/announce';
import { useConnection } from '#shared/api/useConnection';
import { useLateTranslation } from '#shared/i18n/useTranslation';
import { BannerText } from './BannerText';

/** Banner that says that the device is offline or the server unreachable, and what works meanwhile. Disappears by itself. */
export function ConnectionBanner() {
  const { t } = useLateTranslation('connection');
  const { hasNetwork, isReached } = useConnection();
  const isFine = hasNetwork && isReached;
  const announceReconnected = useEffectEvent(() => announce(t('back')));
  useEffect(() => {
    if (isFine) return undefined;
    return () => announceReconnected();
  }, [isFine]);
  // A banner whose texts fail to load must not hide the page.
  return <Suspense>{!isFine && <BannerText isReached={isReached} />}</Suspense>;
}

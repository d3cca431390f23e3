import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLateTranslation } from '../../shared/i18n/useTranslation';
import { announce } from '../../shared/announce/announce';
import { useConnection } from '../../shared/hooks/useConnection';
import { BannerText } from './BannerText';
import './locales/types';

/** Says that the device is offline or the server can't be reached, and what works meanwhile. Goes by itself. */
export function ConnectionBanner() {
  const { t } = useLateTranslation('connection');
  const { hasNetwork, isReached } = useConnection();
  const isFine = hasNetwork && isReached;
  const sayBack = useEffectEvent(() => announce(t('back')));
  useEffect(() => {
    if (isFine) return undefined;
    return () => sayBack();
  }, [isFine]);
  // A banner whose texts did not come takes no page away.
  return <Suspense>{!isFine && <BannerText isReached={isReached} />}</Suspense>;
}

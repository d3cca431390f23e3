import { use, useEffect, useEffectEvent, useRef } from 'react';
import { Alert, Button } from '@stockroom/ui';
import { User, userEndpoints } from '@stockroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/useTranslation';
import { announce } from '#shared/announce/announce';
import { request } from '#shared/api/http';
import { ConfigContext } from '#shared/config/ConfigContext';
import { BannerPosition } from './BannerText.styles';
import { useBannerOffset } from './useBannerOffset';

/** Interval between calls to an unreachable server, in milliseconds. */
const RETRY_INTERVAL = 15_000;

/** Text of the banner. While the server is unreachable, it is retried at intervals, and as soon as the network is back. */
export function BannerText({ isReached }: { isReached: boolean }) {
  const { t } = useTranslation(['connection', 'common']);
  const { demo } = use(ConfigContext);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => request({ method: 'GET', path: userEndpoints.user, schema: User }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const callServer = useEffectEvent(() => mutate());
  const kind = isReached ? (demo ? 'offlineDemo' : 'offline') : 'unreachable';
  const text = `${t(`${kind}.title`)}. ${t(`${kind}.message`)}`;

  const bannerRef = useRef<HTMLDivElement>(null);
  useBannerOffset(bannerRef);
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    if (isReached) return undefined;
    const timer = setInterval(() => callServer(), RETRY_INTERVAL);
    const onOnline = () => callServer();
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isReached]);

  return (
    <BannerPosition ref={bannerRef}>
      <Alert
        tone="warning"
        icon="offline"
        title={t(`${kind}.title`)}
        actions={
          !isReached && (
            <Button size="sm" icon="retry" loading={isPending} loadingText={t('asking')} onPress={() => mutate()}>
              {t('common:retry')}
            </Button>
          )
        }
      >
        {t(`${kind}.message`)}
      </Alert>
    </BannerPosition>
  );
}

import { User, userEndpoints } from '@stockroom/contract';
import { Alert, Button } from '@stockroom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { announce } from '#shared/announce/announce';
import { request } from '#shared/api/http';
import { ConfigContext } from '#shared/config/ConfigContext';
import { useTranslation } from '#shared/i18n/useTranslation';
import { BannerPosition } from './BannerText.styles';

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

/**
 * Reserves space for a banner while it is pinned at the top of the page: sticky elements, such as a table's head, stay below
 * it, and so does an element that gets the focus. An already focused element scrolls out from behind it.
 */
function useBannerOffset(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const banner = ref.current;
    if (!banner) return undefined;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const { position, marginBlockEnd } = getComputedStyle(banner);
      const room = position === 'sticky' ? banner.offsetHeight + Number.parseFloat(marginBlockEnd) : 0;
      style.setProperty('--banner-room', `${room}px`);
      style.scrollPaddingBlockStart = getComputedStyle(banner).getPropertyValue('--shell-top') || `${room}px`;
      const focused = document.activeElement;
      const main = banner.closest('main');
      if (room === 0 || !focused || focused === main || !main?.contains(focused) || banner.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      if (bottom > 0 && top < banner.getBoundingClientRect().bottom) focused.scrollIntoView({ block: 'nearest' });
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-room');
      style.removeProperty('scroll-padding-block-start');
    };
  }, [ref]);
}

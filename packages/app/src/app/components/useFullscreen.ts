import { useSyncExternalStore } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { toggleFullscreen } from './toggleFullscreen';

/** Whether the app is in fullscreen, and the toggle. Announces when the browser cannot or will not enter it. */
export function useFullscreen(): { isFull: boolean; toggle: () => void } {
  const { t } = useTranslation('layout');
  const isFull = useSyncExternalStore(onFullscreenChange, () => document.fullscreenElement !== null);
  const toggle = async () => {
    const result = await toggleFullscreen();
    if (result !== 'done') toasts.show({ id: 'fullscreen', tone: 'warning', message: t(`fullscreen.${result}`) });
  };
  return { isFull, toggle: () => void toggle() };
}

function onFullscreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

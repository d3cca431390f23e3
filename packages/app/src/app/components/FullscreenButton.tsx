import { useSyncExternalStore } from 'react';
import { IconButton } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { toasts } from '../../shared/toast/toast';
import { toggleFullscreen } from './toggleFullscreen';

/** Fills the screen with the app, and back. Says so where the browser can't or won't (specification 8). */
export function FullscreenButton() {
  const { t } = useTranslation('layout');
  const isFull = useSyncExternalStore(onFullscreenChange, () => document.fullscreenElement !== null);
  const press = async () => {
    const result = await toggleFullscreen();
    if (result !== 'done') toasts.show({ id: 'fullscreen', tone: 'warning', message: t(`fullscreen.${result}`) });
  };
  return (
    <IconButton
      icon={isFull ? 'fullscreenExit' : 'fullscreen'}
      label={t('fullscreen.label')}
      pressed={isFull}
      onPress={() => void press()}
    />
  );
}

function onFullscreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

import { IconButton } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useFullscreen } from './useFullscreen';

/** Toggles fullscreen mode of the app. */
export function FullscreenButton() {
  const { t } = useTranslation('layout');
  const { isFull, toggle } = useFullscreen();
  return (
    <IconButton icon={isFull ? 'fullscreenExit' : 'fullscreen'} label={t('fullscreen.label')} pressed={isFull} onPress={toggle} />
  );
}

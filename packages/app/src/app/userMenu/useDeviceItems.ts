import type { MenuEntry } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useFullscreen } from '../components/useFullscreen';
import { useLanguageChoice } from '../components/useLanguageChoice';

/** Menu entries for tools that only a wide top bar has: the languages, and fullscreen. */
export function useDeviceItems(): { languages: MenuEntry; fullscreen: MenuEntry } {
  const { t } = useTranslation('layout');
  const { isFull, toggle } = useFullscreen();
  const icon = isFull ? 'fullscreenExit' : 'fullscreen';
  return {
    languages: useLanguageChoice(),
    fullscreen: { id: 'fullscreen', label: t('fullscreen.label'), icon, onSelect: toggle },
  };
}

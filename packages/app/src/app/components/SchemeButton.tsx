import { IconButton } from '@stockroom/ui';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePreferences } from '#shared/preferences/usePreferences';

/** Switches between light and dark. */
export function SchemeButton() {
  const { t } = useTranslation('layout');
  const [{ scheme }, setPreferences] = usePreferences();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = scheme === 'dark' || (scheme === 'auto' && systemIsDark);
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={t(isDark ? 'scheme.toLight' : 'scheme.toDark')}
      onPress={() => setPreferences({ scheme: isDark ? 'light' : 'dark' })}
    />
  );
}

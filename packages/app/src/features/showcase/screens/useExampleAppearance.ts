import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { usePreferences } from '#shared/preferences/usePreferences';
import type { ExampleAppearance } from '../components/exampleAppearanceContext';
import { appearanceAddress } from '../model/showcaseAddress';

/** The appearance of a page's examples: from the URL, else the user's own. */
export function useExampleAppearance() {
  const { t } = useTranslation('showcase');
  const [{ theme, scheme, density }] = usePreferences();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const own = scheme === 'auto' ? (isDark ? 'dark' : 'light') : scheme;
  const language = useLanguage();
  const { state, move } = useListAddress(appearanceAddress, (param) => t(`looks.${param as 'theme'}`));
  const exampleAppearance: ExampleAppearance = {
    theme: state.theme ?? theme,
    scheme: state.scheme ?? own,
    density: state.density ?? density,
    language: state.language ?? language,
    direction: state.direction ?? 'ltr',
  };
  return { exampleAppearance, onLooks: move };
}

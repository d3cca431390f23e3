import type { IconName } from '@stockroom/ui';
import type { Command } from '#shared/commands/command';
import { useLanguages } from '#shared/i18n/useLanguages';
import { useTranslation } from '#shared/i18n/useTranslation';
import { DENSITIES, SELECTABLE_LAYOUTS, type Preferences, SCHEMES, THEMES } from '#shared/preferences/preferences';
import { usePreferences } from '#shared/preferences/usePreferences';
import { useRouter } from '#shared/routing/useRouter';

type Choice = 'theme' | 'scheme' | 'language' | 'layout' | 'density';

/** Commands for each theme, scheme, language, layout and density, with the texts of their drawer; the active one is marked. */
export function useAppearanceCommands(): readonly Command[] {
  const { t } = useTranslation(['commands', 'appearance']);
  const [preferences, setPreferences] = usePreferences();
  const { languages, language, choose: chooseLanguage } = useLanguages();
  const freeLayout = useClearLayoutParam();
  const current = { ...preferences, language };

  const kinds: Record<Choice, string> = {
    theme: t('appearance:theme.label'),
    scheme: t('appearance:scheme.label'),
    language: t('appearance:language'),
    layout: t('appearance:layout.label'),
    density: t('appearance:density.label'),
  };

  const choose = (choice: Choice, value: Preferences[Choice], name: string): Command => ({
    id: `${choice}.${value}`,
    title: t('choice', { kind: kinds[choice], name }),
    section: 'appearance',
    icon: ICONS[choice],
    keywords: [t(`${choice}Words`)],
    isCurrent: current[choice] === value,
    run: () => {
      if (choice === 'language') chooseLanguage(value);
      else setPreferences({ [choice]: value });
      if (choice === 'layout') freeLayout();
    },
  });
  return [
    ...THEMES.map((theme) => choose('theme', theme, t(`appearance:theme.${theme}`))),
    ...SCHEMES.map((scheme) => choose('scheme', scheme, t(`appearance:scheme.${scheme}`))),
    ...languages.map(({ code, name }) => choose('language', code, name)),
    ...SELECTABLE_LAYOUTS.map((layout) => choose('layout', layout, t(`appearance:layout.${layout}`))),
    ...DENSITIES.map((density) => choose('density', density, t(`appearance:density.${density}`))),
  ];
}

const ICONS: Record<Choice, IconName> = {
  theme: 'appearance',
  scheme: 'moon',
  language: 'language',
  layout: 'columns',
  density: 'menu',
};

/** Returns a function that removes a layout from the URL, where it would override the chosen one. */
function useClearLayoutParam(): () => void {
  const router = useRouter();
  return () => {
    const params = new URLSearchParams(router.state.location.search);
    if (!params.has('layout')) return;
    params.delete('layout');
    void router.navigate(`?${params}`, { replace: true });
  };
}

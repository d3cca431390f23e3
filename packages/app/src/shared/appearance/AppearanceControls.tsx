import { RadioCards, SegmentedControl, Select, Stack, SwatchGroup, themeClass } from '@stockroom/ui';
import { useSearchParams } from 'react-router-dom';
import { useLanguages } from '../i18n/useLanguages';
import { useTranslation } from '../i18n/useTranslation';
import { DENSITIES, type Preferences, SCHEMES, SELECTABLE_LAYOUTS, THEMES } from '../preferences/preferences';
import { usePreferences } from '../preferences/usePreferences';
import { LayoutPicture } from './LayoutPicture';
import { SchemePicture } from './SchemePicture';
import { useIsDark } from './useIsDark';

/** A page that a user may start with. */
export interface StartPage {
  path: string;
  /** Title in the current language. */
  title: string;
}

export interface AppearanceControlsProps {
  /** Existing pages, except the default one. */
  startPages: readonly StartPage[];
}

/**
 * The app's appearance on this device: each choice applies at once and is stored, in every tab. Shown in the drawer and in the
 * settings; its texts are in the namespace `appearance`.
 */
export function AppearanceControls({ startPages }: AppearanceControlsProps) {
  const { t } = useTranslation('appearance');
  const [preferences, set] = usePreferences();
  const { languages, language, choose } = useLanguages();
  const [layout, setLayout] = useLayoutChoice();
  const isDark = useIsDark();
  const { theme, scheme, density, reducedMotion, startPage } = preferences;
  return (
    <Stack gap={6}>
      <SwatchGroup
        label={t('theme.label')}
        value={theme}
        onChange={(chosen) => set({ theme: chosen })}
        options={THEMES.map((value) => ({
          value,
          label: t(`theme.${value}`),
          className: themeClass(value, isDark ? 'dark' : 'light'),
        }))}
      />
      <RadioCards
        label={t('scheme.label')}
        help={t('scheme.autoHelp')}
        value={scheme}
        onChange={(chosen) => set({ scheme: chosen })}
        minWidth={88}
        options={SCHEMES.map((value) => ({
          value,
          label: t(`scheme.${value}`),
          picture: <SchemePicture scheme={value} theme={theme} />,
        }))}
      />
      <RadioCards
        label={t('layout.label')}
        help={t('layout.phone')}
        value={layout}
        onChange={setLayout}
        options={SELECTABLE_LAYOUTS.map((value) => ({
          value,
          label: t(`layout.${value}`),
          picture: <LayoutPicture layout={value} />,
        }))}
      />
      <SegmentedControl
        label={t('density.label')}
        value={density}
        onChange={(chosen) => set({ density: chosen })}
        options={DENSITIES.map((value) => ({ value, label: t(`density.${value}`) }))}
      />
      <SegmentedControl
        label={t('language')}
        value={language}
        onChange={choose}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SegmentedControl
        label={t('motion.label')}
        value={reducedMotion ? 'reduced' : 'system'}
        onChange={(chosen) => set({ reducedMotion: chosen === 'reduced' })}
        options={(['system', 'reduced'] as const).map((value) => ({ value, label: t(`motion.${value}`) }))}
      />
      <Select
        label={t('startPage.label')}
        help={t('startPage.help')}
        value={startPages.some(({ path }) => path === startPage) ? startPage : ''}
        onChange={(path) => set({ startPage: path })}
        options={[
          { value: '', label: t('startPage.specified') },
          ...startPages.map(({ path, title }) => ({ value: path, label: title })),
        ]}
      />
    </Stack>
  );
}

type LikedLayout = Preferences['layout'];

/** The current layout and its setter. A layout in the URL overrides the preference, so the setter removes it from the URL. */
function useLayoutChoice(): [LikedLayout, (layout: LikedLayout) => void] {
  const [{ layout }, set] = usePreferences();
  const [query, setQuery] = useSearchParams();
  const asked = SELECTABLE_LAYOUTS.find((each) => each === query.get('layout'));
  const choose = (chosen: LikedLayout) => {
    set({ layout: chosen });
    if (!query.has('layout')) return;
    const rest = new URLSearchParams(query);
    rest.delete('layout');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return [asked ?? layout, choose];
}

import { Drawer, RadioCards, SegmentedControl, Select, SwatchGroup, themeClass } from '@stockroom/ui';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { LANGUAGE_NAMES } from '../../../shared/i18n/languageNames';
import { DENSITIES, LANGUAGES, LIKED_LAYOUTS, SCHEMES, THEMES } from '../../../shared/preferences/preferences';
import { usePreferences } from '../../../shared/preferences/usePreferences';
import { Settings } from './AppearanceDrawer.styles';
import { LayoutPicture } from './LayoutPicture';
import { SchemePicture } from './SchemePicture';
import { useLayoutChoice } from './useLayoutChoice';
import { useIsDark } from './useIsDark';

/** A page that somebody may start with. */
export interface StartPage {
  path: string;
  /** In the language shown. */
  title: string;
}

export interface AppearanceDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Pages that exist, without the specified one. */
  startPages: readonly StartPage[];
}

/** How the app looks on this device: everything works at once and is kept, in every tab (specification 2; screens, 2.1). */
export function AppearanceDrawer({ open, onOpenChange, startPages }: AppearanceDrawerProps) {
  const { t } = useTranslation('appearance');
  const [preferences, set] = usePreferences();
  const [layout, setLayout] = useLayoutChoice();
  const isDark = useIsDark();
  const { theme, scheme, density, language, reducedMotion, startPage } = preferences;
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('title')} description={t('description')} closeLabel={t('close')}>
      <Settings>
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
          options={LIKED_LAYOUTS.map((value) => ({
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
          onChange={(chosen) => set({ language: chosen })}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
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
      </Settings>
    </Drawer>
  );
}

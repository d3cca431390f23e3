import { PageHeader, Select } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { DENSITIES, DIRECTIONS, EXAMPLE_LANGUAGES, SCHEMES, THEMES } from '#features/showcase/model/appearanceOptions';
import type { ShowcasePageName } from '#features/showcase/showcasePaths';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type ExampleAppearance, ExampleAppearanceContext } from '../exampleAppearanceContext';
import { Page, Switches } from './ShowcasePage.styles';

/** The frame of every page of the design system: its title, and the switches for the appearance of its examples. */
export function ShowcasePage({ page, appearance, onAppearanceChange, search, children }: ShowcasePageProps) {
  const { t } = useTranslation('showcase');
  const title = t(`pages.${page}.title`);
  useDocumentTitle(title);
  const option = <Value extends string>(value: Value, label: string) => ({ value, label });
  return (
    <Page>
      <PageHeader title={title} description={t(`pages.${page}.lead`)} />
      {search}
      {onAppearanceChange && (
        <Switches role="group" aria-label={t('looks.title')}>
          <Select
            label={t('looks.theme')}
            value={appearance.theme}
            options={THEMES.map((theme) => option(theme, t(`looks.themes.${theme}`)))}
            onChange={(theme) => onAppearanceChange({ theme })}
          />
          <Select
            label={t('looks.scheme')}
            value={appearance.scheme}
            options={SCHEMES.map((scheme) => option(scheme, t(`looks.schemes.${scheme}`)))}
            onChange={(scheme) => onAppearanceChange({ scheme })}
          />
          <Select
            label={t('looks.density')}
            value={appearance.density}
            options={DENSITIES.map((density) => option(density, t(`looks.densities.${density}`)))}
            onChange={(density) => onAppearanceChange({ density })}
          />
          <Select
            label={t('looks.language')}
            value={appearance.language === 'tr' ? 'tr' : 'en'}
            options={EXAMPLE_LANGUAGES.map((language) => option(language, t(`looks.languages.${language}`)))}
            onChange={(language) => onAppearanceChange({ language })}
          />
          <Select
            label={t('looks.direction')}
            value={appearance.direction}
            options={DIRECTIONS.map((direction) => option(direction, t(`looks.directions.${direction}`)))}
            onChange={(direction) => onAppearanceChange({ direction })}
          />
        </Switches>
      )}
      <ExampleAppearanceContext value={appearance}>{children}</ExampleAppearanceContext>
    </Page>
  );
}

export interface ShowcasePageProps {
  page: ShowcasePageName;
  appearance: ExampleAppearance;
  /** Without this the page has no switches. */
  onAppearanceChange?: (change: {
    [Key in keyof ExampleAppearance]?: Key extends 'language' ? 'en' | 'tr' : ExampleAppearance[Key];
  }) => void;
  /** The page's search form. */
  search?: ReactNode;
  children: ReactNode;
}

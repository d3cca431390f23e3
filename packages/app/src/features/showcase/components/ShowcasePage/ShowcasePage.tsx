import { PageHeader, Select } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../../shared/hooks/useDocumentTitle';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { DENSITIES, DIRECTIONS, EXAMPLE_LANGUAGES, SCHEMES, THEMES } from '../../model/looks';
import type { ShowcasePageName } from '../../showcasePaths';
import { type ExampleLooks, LooksContext } from '../looksContext';
import { Page, Switches } from './ShowcasePage.styles';

/** The frame of every page of the design system: its title, and the switches for the appearance of its examples. */
export function ShowcasePage({ page, looks, onLooks, search, children }: ShowcasePageProps) {
  const { t } = useTranslation('showcase');
  const title = t(`pages.${page}.title`);
  useDocumentTitle(title);
  const option = <Value extends string>(value: Value, label: string) => ({ value, label });
  return (
    <Page>
      <PageHeader title={title} description={t(`pages.${page}.lead`)} />
      {search}
      {onLooks && (
        <Switches role="group" aria-label={t('looks.title')}>
          <Select
            label={t('looks.theme')}
            value={looks.theme}
            options={THEMES.map((theme) => option(theme, t(`looks.themes.${theme}`)))}
            onChange={(theme) => onLooks({ theme })}
          />
          <Select
            label={t('looks.scheme')}
            value={looks.scheme}
            options={SCHEMES.map((scheme) => option(scheme, t(`looks.schemes.${scheme}`)))}
            onChange={(scheme) => onLooks({ scheme })}
          />
          <Select
            label={t('looks.density')}
            value={looks.density}
            options={DENSITIES.map((density) => option(density, t(`looks.densities.${density}`)))}
            onChange={(density) => onLooks({ density })}
          />
          <Select
            label={t('looks.language')}
            value={looks.language === 'tr' ? 'tr' : 'en'}
            options={EXAMPLE_LANGUAGES.map((language) => option(language, t(`looks.languages.${language}`)))}
            onChange={(language) => onLooks({ language })}
          />
          <Select
            label={t('looks.direction')}
            value={looks.direction}
            options={DIRECTIONS.map((direction) => option(direction, t(`looks.directions.${direction}`)))}
            onChange={(direction) => onLooks({ direction })}
          />
        </Switches>
      )}
      <LooksContext value={looks}>{children}</LooksContext>
    </Page>
  );
}

export interface ShowcasePageProps {
  page: ShowcasePageName;
  looks: ExampleLooks;
  /** Without this the page has no switches. */
  onLooks?: (change: { [Key in keyof ExampleLooks]?: Key extends 'language' ? 'en' | 'tr' : ExampleLooks[Key] }) => void;
  /** The page's search form. */
  search?: ReactNode;
  children: ReactNode;
}

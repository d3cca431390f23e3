import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useLanguage } from '#shared/i18n/useLanguage';
import { guideLanguage } from '#features/guides/api/guideFiles';
import { guideIndexQuery } from '#features/guides/api/guideQueries';
import { GuideMenu } from '#features/guides/components/GuideMenu/GuideMenu';
import { DocsGuide } from './DocsGuide';
import { Page } from './DocsGuideScreen.styles';
import { GuideSearch } from './GuideSearch';
import { useGuideSearch } from './useGuideSearch';

/** A guide of the project beside the list of all guides. */
export function DocsGuideScreen() {
  const { category = '', guide = '' } = useParams();
  const place = { category, guide };
  const language = useLanguage();
  const lang = guideLanguage(language) === language ? undefined : guideLanguage(language);
  const { data: categories = [] } = useQuery(guideIndexQuery(language));
  const search = useGuideSearch(language, categories);
  return (
    <Page>
      <GuideMenu
        categories={categories}
        current={place}
        lang={lang}
        search={search.field}
        found={search.isOn ? <GuideSearch search={search} current={place} lang={lang} /> : null}
      />
      <DocsGuide language={language} place={place} lang={lang} />
    </Page>
  );
}

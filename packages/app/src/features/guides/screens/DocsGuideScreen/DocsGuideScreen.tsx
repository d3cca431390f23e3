import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { guideLanguage } from '#features/guides/api/guideFiles';
import { guideIndexQuery } from '#features/guides/api/guideQueries';
import { GuideMenu } from '#features/guides/components/GuideMenu/GuideMenu';
import { GuideResults } from '#features/guides/components/GuideMenu/GuideResults';
import type { GuidePath } from '#shared/guide/model/guideIndex';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { DocsGuide } from './DocsGuide';
import { Page } from './DocsGuideScreen.styles';
import { GuideSkeleton } from './GuideSkeleton';
import { type GuideSearchState, useGuideSearch } from './useGuideSearch';

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

/** Search results of the guides, with their loading and failed states. */
function GuideSearch({ search, current, lang }: GuideSearchProps) {
  const { t } = useTranslation('guides');
  return (
    <QueryPage
      query={search.query}
      count={1}
      labels={{ failed: t('search.failed') }}
      waiting={<GuideSkeleton rows={4} height={40} />}
      empty={null}
    >
      <GuideResults guides={search.found} current={current} lang={lang} search={search.text} message={search.message} />
    </QueryPage>
  );
}

interface GuideSearchProps {
  search: GuideSearchState;
  /** The open guide. */
  current: GuidePath;
  /** Language of the guides, if it differs from the page's. */
  lang?: string;
}

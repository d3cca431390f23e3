import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { GuideResults } from '#features/guides/components/GuideMenu/GuideResults';
import type { GuidePath } from '#shared/guide/model/guideIndex';
import { GuideSkeleton } from './GuideSkeleton';
import type { GuideSearchState } from './useGuideSearch';

/** Search results of the guides, with their loading and failed states. */
export function GuideSearch({ search, current, lang }: GuideSearchProps) {
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

export interface GuideSearchProps {
  search: GuideSearchState;
  /** The open guide. */
  current: GuidePath;
  /** Language of the guides, if it differs from the page's. */
  lang?: string;
}

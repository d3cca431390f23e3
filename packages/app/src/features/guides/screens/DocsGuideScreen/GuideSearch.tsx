import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { QueryPage } from '../../../../shared/query/QueryPage';
import { FoundGuides } from '../../components/GuideMenu/FoundGuides';
import type { GuidePlace } from '../../../../shared/guide/model/guideIndex';
import { GuideWaiting } from './GuideWaiting';
import type { SearchOfGuides } from './useGuideSearch';

/** Search results of the guides, with their loading and failed states. */
export function GuideSearch({ search, current, lang }: GuideSearchProps) {
  const { t } = useTranslation('guides');
  return (
    <QueryPage
      query={search.query}
      count={1}
      labels={{ failed: t('search.failed') }}
      waiting={<GuideWaiting rows={4} height={40} />}
      empty={null}
    >
      <FoundGuides guides={search.found} current={current} lang={lang} search={search.text} message={search.message} />
    </QueryPage>
  );
}

export interface GuideSearchProps {
  search: SearchOfGuides;
  /** The open guide. */
  current: GuidePlace;
  /** Language of the guides, if it differs from the page's. */
  lang?: string;
}

import { foldText } from '@stockroom/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { guideTextsQuery } from '#features/guides/api/guideQueries';
import { findGuides, type FoundGuide, type GuideFile } from '#features/guides/model/findGuides';
import { guidesAddress } from '#features/guides/model/guidesAddress';
import { useFormat } from '#shared/format/useFormat';
import type { GuideCategory } from '#shared/guide/model/guideIndex';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useListAddress } from '#shared/list/useListAddress';

export interface GuideSearchState {
  field: ReactNode;
  /** Whether a search is active. */
  isOn: boolean;
  text: string;
  query: UseQueryResult<GuideFile[]>;
  found: readonly FoundGuide[];
  /** Text with the number of results. */
  message: string;
}

/** The search over all guides, stored in the address. Their texts are loaded with the first search term. */
export function useGuideSearch(language: string, categories: readonly GuideCategory[]): GuideSearchState {
  const { t } = useTranslation('guides');
  const format = useFormat();
  const { state, move } = useListAddress(guidesAddress);
  const text = state.search;
  const isOn = text !== '';
  const query = useQuery({ ...guideTextsQuery(language), enabled: isOn });
  const entries = categories.flatMap(({ guides }) => guides);
  const found = query.data ? findGuides(entries, query.data, text, foldText) : [];
  const count = found.length;
  const message = count === 0 ? t('search.nothing') : t('search.count', { count, formatted: format.number(count) });
  useAnnounceResults({ scope: text, length: isOn && query.data ? count : undefined, message });
  const field = (
    <SearchBox
      search={text}
      labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
      onSearch={(search) => move({ search })}
    />
  );
  return { field, isOn, text, query, found, message };
}

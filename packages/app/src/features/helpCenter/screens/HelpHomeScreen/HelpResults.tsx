import { ButtonLink, EmptyState, Button } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendMissedSearch } from '#features/helpCenter/api/helpCalls';
import { helpKeys, helpSearchQuery } from '#features/helpCenter/api/helpQueries';
import { Part } from '#features/helpCenter/components/HelpPage.styles';
import { HelpResultList } from '#features/helpCenter/components/HelpResultList/HelpResultList';
import { HelpSuggestions } from '#features/helpCenter/components/HelpResultList/HelpSuggestions';
import { HelpSkeleton } from '#features/helpCenter/components/HelpSkeleton/HelpSkeleton';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { useFormat } from '#shared/format/useFormat';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { QueryPage } from '#shared/query/QueryPage';

/** Time for which a search without results must stay unchanged to count as intended, in milliseconds. */
const RECORD_DELAY_MS = 2000;

/** Search results. A search without results is recorded for the authors of the guides after a pause. */
export function HelpResults({ search, onSearch }: HelpResultsProps) {
  const { t } = useTranslation('helpCenter');
  const format = useFormat();
  const query = useQuery(helpSearchQuery(useLanguage(), search));
  const results = query.data?.results ?? [];
  const suggestions = query.data?.suggestions ?? [];
  const isKnown = query.data !== undefined && !query.isPlaceholderData;
  const message = t('search.count', { count: results.length, formatted: format.number(results.length) });
  useAnnounceResults({ scope: search, length: isKnown ? results.length : undefined, message });
  useRecordMissedSearch(isKnown && results.length === 0 ? search : null);
  return (
    <Part aria-label={t('search.results')}>
      <QueryPage
        query={query}
        count={results.length}
        isFiltered
        labels={{ failed: t('search.failed'), stale: t('stale') }}
        waiting={<HelpSkeleton height={88} />}
        empty={null}
        noMatch={
          <>
            <EmptyState
              illustration="search"
              title={t('search.nothing')}
              action={
                <>
                  <Button onPress={() => onSearch('')}>{t('search.clear')}</Button>
                  <ButtonLink href={helpPaths.support}>{t('search.ask')}</ButtonLink>
                </>
              }
            >
              {t('search.nothingText')}
            </EmptyState>
            <HelpSuggestions label={t('search.mean')} words={suggestions} onChoose={onSearch} />
          </>
        }
      >
        <HelpSuggestions label={t('search.suggestions')} words={suggestions} onChoose={onSearch} />
        <p>{message}</p>
        <HelpResultList results={results} search={search} />
      </QueryPage>
    </Part>
  );
}

export interface HelpResultsProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Records a search without results. A failure is not reported, because nothing depends on it. */
function useRecordMissedSearch(search: string | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (search === null) return undefined;
    const timer = setTimeout(() => {
      sendMissedSearch(search).then(
        () => client.invalidateQueries({ queryKey: helpKeys.missed() }),
        () => undefined,
      );
    }, RECORD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, client]);
}

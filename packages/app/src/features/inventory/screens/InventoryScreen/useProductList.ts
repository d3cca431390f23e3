import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { productsQuery } from '#features/inventory/api/queries';
import { type ListState, queryOf } from '#features/inventory/model/list/listState';
import { settlePage } from '#features/inventory/model/list/paging';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { ALWAYS_STALE, usePersistedList, usePersistList } from './usePersistedList';
import { useLoadingBarWhile, usePrefetchNextPage } from './usePrefetchNextPage';

/** The page of products that the URL requests. A page past the last becomes the last; the number of results is announced. */
export function useProductList(state: ListState, stepBack: (lastPage: number, isVisible: boolean) => void) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { locale } = format;
  const options = productsQuery(queryOf(state), locale);
  const query = useQuery({ ...options, ...usePersistedList(options.queryKey) });
  const settled = query.data && settlePage(query.data);
  const page = settled?.kind === 'page' ? settled : null;

  const lastPage = settled?.kind === 'pastTheEnd' && !query.isPlaceholderData ? settled.lastPage : null;
  const isShown = page !== null;
  const isOld = query.isPlaceholderData || query.dataUpdatedAt === ALWAYS_STALE;
  useLoadingBarWhile(query.isPlaceholderData);
  usePrefetchNextPage(isOld ? null : page, state, locale);

  const hasShown = useRef(false);
  useEffect(() => {
    if (lastPage !== null) stepBack(lastPage, !hasShown.current);
    else if (isShown) hasShown.current = true;
  }, [lastPage, isShown, stepBack]);

  usePersistList(options.queryKey, isOld ? undefined : query.data);
  const length = query.isPlaceholderData ? null : page?.pagination.length;
  useAnnounceResults({
    scope: `${state.search} ${state.filters}`,
    length,
    page: state.page,
    lastPage: Math.max(1, Math.ceil((length ?? 0) / state.size)),
    message: length ? t('said.results', { count: length, formatted: format.number(length) }) : t('said.none'),
  });
  return { ...query, page };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useFormat } from '../../../../shared/format/useFormat';
import { productsQuery } from '../../api/queries';
import { type ListState, queryOf } from '../../model/listState';
import { settlePage } from '../../model/paging';
import { BEFORE_THIS_PAGE, useKeptList, useListToKeep } from './useKeptList';
import { useBusyWhile, usePageAhead } from './usePageAhead';

/** The page of products that the URL asks for. A page past the last becomes the last; the number of results is said. */
export function useProductList(state: ListState, stepBack: (lastPage: number, isVisible: boolean) => void) {
  const { locale } = useFormat();
  const options = productsQuery(queryOf(state), locale);
  const query = useQuery({ ...options, ...useKeptList(options.queryKey) });
  const settled = query.data && settlePage(query.data);
  const page = settled?.kind === 'page' ? settled : null;

  const lastPage = settled?.kind === 'pastTheEnd' && !query.isPlaceholderData ? settled.lastPage : null;
  const isShown = page !== null;
  const isOld = query.isPlaceholderData || query.dataUpdatedAt === BEFORE_THIS_PAGE;
  useBusyWhile(query.isPlaceholderData);
  usePageAhead(isOld ? null : page, state, locale);

  const hasShown = useRef(false);
  useEffect(() => {
    if (lastPage !== null) stepBack(lastPage, !hasShown.current);
    else if (isShown) hasShown.current = true;
  }, [lastPage, isShown, stepBack]);

  useListToKeep(options.queryKey, isOld ? undefined : query.data);
  useSaidResults(query.isPlaceholderData ? null : page?.pagination.length, state);
  return { ...query, page };
}

/** Says how many products a new search found, and which page a new page is. The first list of a visit is read, not said. */
function useSaidResults(length: number | null | undefined, { search, page, size }: ListState) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const said = useRef<{ search: string; page: number } | null>(null);
  const count = typeof length === 'number' ? format.number(length) : '';
  useEffect(() => {
    if (typeof length !== 'number') return;
    const before = said.current;
    said.current = { search, page };
    if (!before || (before.search === search && before.page === page)) return;
    if (before.search === search) announce(t('said.page', { page, lastPage: Math.max(1, Math.ceil(length / size)) }));
    else announce(length === 0 ? t('said.none') : t('said.results', { count: length, formatted: count }));
  }, [length, count, search, page, size, t]);
}

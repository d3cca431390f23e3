import { useQuery, useQueryClient } from '@tanstack/react-query';
import { compareTexts } from '../../../../shared/format/format';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { inventoryKeys } from '../../api/inventoryKeys';
import { lookupQuery } from '../../api/queries';
import type { LookupName, ProductLookups } from '../../components/ProductForm/types';
import type { LookupItem, LookupState } from '../../model/lookupOptions';

/** The store's lists, each for itself: one that fails keeps no form from opening. */
export function useLookups(): { lookups: ProductLookups; retry: (name: LookupName) => void } {
  const client = useQueryClient();
  const locale = useLanguage();
  const compare = compareTexts(locale);
  const sorted = (items: readonly LookupItem[]) => items.toSorted((a, b) => compare(a.name, b.name));
  const select = { select: sorted };
  const lookups = {
    categories: stateOf(useQuery({ ...lookupQuery('categories'), ...select })),
    brands: stateOf(useQuery({ ...lookupQuery('brands'), ...select })),
    vendors: stateOf(useQuery({ ...lookupQuery('vendors'), ...select })),
    countries: stateOf(useQuery({ ...lookupQuery('countries'), ...select })),
    styles: stateOf(useQuery({ ...lookupQuery('styles'), ...select })),
  };
  return {
    lookups,
    retry: (name) => void client.refetchQueries({ queryKey: inventoryKeys.lookup(name) }),
  };
}

function stateOf({
  data,
  isError,
  isFetching,
}: {
  data?: readonly LookupItem[];
  isError: boolean;
  isFetching: boolean;
}): LookupState {
  if (data) return { status: 'ready', items: data };
  return isError && !isFetching ? { status: 'failed', items: [] } : { status: 'loading', items: [] };
}

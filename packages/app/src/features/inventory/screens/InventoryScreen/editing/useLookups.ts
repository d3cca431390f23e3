import { useQuery, useQueryClient } from '@tanstack/react-query';
import { compareTexts } from '#shared/format/format';
import { useLanguage } from '#shared/i18n/useLanguage';
import { lookupQuery } from '#entities/products/lookupQueries';
import { productKeys } from '#entities/products/productKeys';
import type { LookupName, ProductLookups } from '#features/inventory/components/ProductForm/types';
import type { LookupItem, LookupState } from '#features/inventory/model/lookupOptions';

/** The store's lists, each loaded separately: a failed list does not keep the form from opening. */
export function useLookups(): { lookups: ProductLookups; retry: (name: LookupName) => void } {
  const client = useQueryClient();
  const locale = useLanguage();
  const compare = compareTexts(locale);
  const sorted = (items: readonly LookupItem[]) => items.toSorted((a, b) => compare(a.name, b.name));
  const lookups = {
    categories: useLookup('categories', sorted),
    brands: useLookup('brands', sorted),
    vendors: useLookup('vendors', sorted),
    countries: useLookup('countries', sorted),
    styles: useLookup('styles', sorted),
  };
  return {
    lookups,
    retry: (name) => void client.refetchQueries({ queryKey: productKeys.lookup(name) }),
  };
}

/** Stable until the list changes, so that typing elsewhere doesn't re-render the list's field. */
function useLookup(name: LookupName, select: (items: readonly LookupItem[]) => LookupItem[]): LookupState {
  const { data, isError, isFetching } = useQuery({ ...lookupQuery(name), select });
  if (data) return { status: 'ready', items: data };
  return isError && !isFetching ? { status: 'failed', items: [] } : { status: 'loading', items: [] };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { productSearchQuery } from '#entities/products/productSearch';
import { createCachedProducts } from '#features/productSearch/cached/cachedProducts';
import { searchCachedProducts } from '#features/productSearch/cached/searchCachedProducts';
import { searchAddress } from '#features/productSearch/model/searchAddress';
import { readCode } from '#shared/barcodes/model/gs1';
import { isLikelyGs1 } from '#shared/barcodes/model/isLikelyGs1';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useListAddress } from '#shared/list/useListAddress';
import { useSession } from '#shared/session/SessionContext';

const NONE: never[] = [];

/**
 * The look-up's state: its address, the server's results, and where the server is unreachable, the products cached on this
 * device.
 */
export function useProductSearch() {
  const { t } = useTranslation('productSearch');
  const format = useFormat();
  const { user, store } = useSession();
  const { state, move } = useListAddress(searchAddress, () => t('params.scan'));
  const { search } = state;
  // A GS1 code identifies its product by the GTIN in it.
  const read = useMemo(() => (isLikelyGs1(search) ? readCode(search) : { code: search, facts: {} }), [search]);
  const query = useQuery({ ...productSearchQuery(read.code, format.locale), enabled: search !== '' });
  const answer = search === '' ? undefined : query.data;
  const products = answer?.products ?? NONE;
  const total = answer && 'length' in answer.pagination ? answer.pagination.length : 0;

  const known = useMemo(() => createCachedProducts(`${user.id} ${store?.storeId ?? 0}`), [user.id, store?.storeId]);
  useEffect(() => {
    if (products.length > 0) known.add(products);
  }, [known, products]);
  // The first failure is enough to show cached products: a user with a scanner does not wait for the third.
  const isOut = search !== '' && (query.isError || (query.failureCount > 0 && query.data === undefined));
  useAnnounceResults({
    scope: search,
    length: search === '' || query.isPlaceholderData ? undefined : answer && total,
    message: t('found', { count: total, formatted: format.number(total) }),
  });
  return {
    state,
    move,
    query,
    products,
    total,
    facts: read.facts,
    near: answer !== undefined && 'near' in answer && answer.near === true,
    /** Cached results while the server is unreachable; `null` while it can be reached. */
    known: isOut && query.data === undefined ? searchCachedProducts(known.get(), read.code) : null,
  };
}

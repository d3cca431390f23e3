import { queryOptions } from '@tanstack/react-query';
import { fetchLookup } from './fetchLookup';
import { fetchProductTags } from './fetchProductTags';
import { type LookupName, productKeys } from './productKeys';

/** Stale time of products' look-up lists, which rarely change: five minutes. */
const LOOKUP_STALE = 300_000;

/** One of the lists that a product refers to. */
export const lookupQuery = <Name extends LookupName>(name: Name) =>
  queryOptions({
    queryKey: productKeys.lookup(name),
    queryFn: ({ signal }) => fetchLookup(name, signal),
    staleTime: LOOKUP_STALE,
  });

/** All product tags. */
export const tagsQuery = () => queryOptions({ queryKey: productKeys.tags(), queryFn: ({ signal }) => fetchProductTags(signal) });

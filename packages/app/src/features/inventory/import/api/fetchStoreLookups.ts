import { fetchLookup } from '#entities/products/fetchLookup';
import { fetchProductTags } from '#entities/products/fetchProductTags';
import type { Lookups } from '../model/judging/lookups';

/** Fetches all records that a file refers to by name: categories, brands, vendors, countries, styles and tags. */
export async function fetchStoreLookups(signal?: AbortSignal): Promise<Lookups> {
  const [categories, brands, vendors, countries, styles, tags] = await Promise.all([
    fetchLookup('categories', signal),
    fetchLookup('brands', signal),
    fetchLookup('vendors', signal),
    fetchLookup('countries', signal),
    fetchLookup('styles', signal),
    fetchProductTags(signal),
  ]);
  return { categories, brands, vendors, countries, styles, tags };
}

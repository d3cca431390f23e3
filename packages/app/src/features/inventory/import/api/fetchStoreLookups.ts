import { fetchLookup } from '../../../../shared/products/fetchLookup';
import { fetchTags } from '../../../../shared/products/fetchTags';
import type { Lookups } from '../model/judging/lookups';

/** Everything that a file names by words: categories, brands, vendors, countries, styles and tags. */
export async function fetchStoreLookups(signal?: AbortSignal): Promise<Lookups> {
  const [categories, brands, vendors, countries, styles, tags] = await Promise.all([
    fetchLookup('categories', signal),
    fetchLookup('brands', signal),
    fetchLookup('vendors', signal),
    fetchLookup('countries', signal),
    fetchLookup('styles', signal),
    fetchTags(signal),
  ]);
  return { categories, brands, vendors, countries, styles, tags };
}

/** First part of all query keys of products; a feature adds names of its own. */
export const productKeys = {
  all: ['inventory'] as const,
  searches: () => [...productKeys.all, 'search'] as const,
  /** Lists that a product refers to. */
  lookups: () => [...productKeys.all, 'lookup'] as const,
  lookup: (name: LookupName) => [...productKeys.lookups(), name] as const,
  tags: () => [...productKeys.all, 'tags'] as const,
  search: (search: string, language: string) => [...productKeys.searches(), search, language] as const,
};

export type LookupName = 'categories' | 'brands' | 'vendors' | 'countries' | 'styles';

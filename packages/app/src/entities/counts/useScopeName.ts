import type { CountScope, ProductFilter } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import { chosenFilters } from '../filters/model/filterChange';
import { useFilterLabels } from '../filters/useFilterLabels';

/** Names the scopes of counts as text. @param scopes those to be named: the names of their values are loaded */
export function useScopeName(scopes: readonly CountScope[]): (scope: CountScope) => string {
  const { t, i18n } = useTranslation('counts');
  const wordOf = useFilterLabels([...new Set(scopes.flatMap(filtersOf))]);
  return (scope) => {
    switch (scope.kind) {
      case 'all':
        return t('scopes.all');
      case 'category':
        return wordOf({ name: 'category', value: `${scope.category}` }).value;
      case 'filter': {
        const parts = chosenFilters(scope.filters).map((chosen) => wordOf(chosen).whole);
        if (scope.search !== '') parts.unshift(t('searched', { search: scope.search }));
        return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(parts);
      }
      case 'list':
        return t('products', { count: scope.products.length });
    }
  };
}

/** The filters whose values name a scope. */
function filtersOf(scope: CountScope): ProductFilter[] {
  if (scope.kind === 'category') return ['category'];
  return scope.kind === 'filter' ? chosenFilters(scope.filters).map(({ name }) => name) : [];
}

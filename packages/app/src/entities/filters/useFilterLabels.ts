import type { ProductFilter } from '@stockroom/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lookupQuery, tagsQuery } from '../products/lookupQueries';
import type { ChosenFilter } from './model/filterChange';

/** The list to which a filter's numeric values refer. */
const LISTS = {
  category: 'categories',
  brand: 'brands',
  vendor: 'vendors',
  country: 'countries',
  style: 'styles',
} as const;
type ListedFilter = keyof typeof LISTS;
/** A filter whose values are named in a list of the store. */
export type NamedFilter = ListedFilter | 'tag';

export interface FilterLabel {
  /** The value alone: "Watches". */
  value: string;
  /** The value with its filter: "Category: Watches". */
  whole: string;
  /** Whether nothing in the store has this number. */
  isUnknown: boolean;
}

/**
 * Names the values of filters. A list is loaded only where one of its values is chosen. @param asked the filters whose
 * values have names
 */
export function useFilterLabels(asked: readonly ProductFilter[]): (chosen: ChosenFilter) => FilterLabel {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const listed = asked.filter(isListed);
  const lists = useQueries({ queries: listed.map((name) => lookupQuery(LISTS[name])) });
  const tags = useQuery({ ...tagsQuery(), enabled: asked.includes('tag') });

  const named = ({ name, value }: ChosenFilter): Omit<FilterLabel, 'whole'> => {
    if (value === '0') return { value: t('none'), isUnknown: false };
    const query = name === 'tag' ? tags : lists[listed.indexOf(name as ListedFilter)];
    const found = query?.data?.find(({ id }) => String(id) === value);
    if (found) return { value: 'title' in found ? found.title : found.name, isUnknown: false };
    if (query?.data) return { value: t('unknown', { id: value }), isUnknown: true };
    // Until its list is loaded the value may still be known, so it is not reported as unknown.
    return { value: query?.isError ? t('number', { id: value }) : '…', isUnknown: false };
  };

  return (chosen) => {
    const { name, value } = chosen;
    const number = Number(value);
    const plain = (text: string) => ({ value: text, whole: text, isUnknown: false });
    switch (name) {
      case 'active':
        return plain(t(value === 'true' ? 'active.true' : 'active.false'));
      case 'level':
        return plain(t(`level.${value as Level}`));
      case 'missing':
        return plain(t(`missing.${value as Missing}`));
      case 'twice':
        return plain(t('twice.barcode'));
      case 'stockFrom':
      case 'stockTo':
        return plain(t(`number_${name}`, { value: format.number(number) }));
      case 'priceFrom':
      case 'priceTo':
        return plain(t(`number_${name}`, { value: format.money(number) }));
      case 'marginBelow':
        return plain(t('number_marginBelow', { value: format.percent(number) }));
      case 'unmovedDays':
        return plain(t('number_unmovedDays', { count: number, value: format.number(number) }));
      default: {
        const word = named(chosen);
        return { ...word, whole: t('named', { filter: t(`names.${name}`), value: word.value }) };
      }
    }
  };
}

type Level = 'out' | 'low' | 'medium' | 'high';
type Missing = 'barcode' | 'picture' | 'category' | 'brand';

const isListed = (name: ProductFilter): name is ListedFilter => name in LISTS;

/** Whether a filter's values are named in a list. */
export const isNamed = (name: ProductFilter): boolean => isListed(name) || name === 'tag';

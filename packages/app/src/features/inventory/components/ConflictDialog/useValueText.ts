import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import type { DraftField } from '../../model/draft';

/** Puts a field's value into words, as the two sides of a conflict are compared. */
export function useValueText(names: (field: DraftField, id: number) => string | undefined) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (field: DraftField, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('conflict.empty');
    if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no');
    if (Array.isArray(value)) return t('conflict.pictures', { count: value.length });
    if (typeof value === 'number') {
      if (field === 'cost' || field === 'basePrice' || field === 'price') return format.money(value);
      if (field === 'taxPercent') return format.percent(value);
      if (isLookup(field)) return value === 0 ? t('lookup.none') : (names(field, value) ?? t('lookup.unknown', { id: value }));
      return format.number(value, 3);
    }
    // A thumbnail is the text of a whole picture.
    return field === 'thumbnail' || typeof value !== 'string' ? t('fields.thumbnail') : value;
  };
}

function isLookup(field: DraftField): boolean {
  return ['category', 'brandId', 'vendor', 'countryId', 'styleId'].includes(field);
}

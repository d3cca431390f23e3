import type { RecordLabels } from '#shared/editing/model/recordLabels';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { DraftField } from '../model/draft';

/**
 * Field labels and value texts of a product, for the editing kit.
 * @param name name of the product, as saved
 * @param nameOf name of the record that a field refers to, if known
 */
export function useProductFieldLabels(
  name: string,
  nameOf?: (field: DraftField, id: number) => string | undefined,
): RecordLabels<DraftField> {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return {
    name,
    field: (field) => t(`fields.${field}`),
    value(field, value) {
      if (Array.isArray(value)) return t('conflict.pictures', { count: value.length });
      // A thumbnail's value is a whole picture.
      if (field === 'thumbnail') return value ? t('fields.thumbnail') : undefined;
      if (typeof value !== 'number') return undefined;
      if (field === 'cost' || field === 'basePrice' || field === 'price') return format.money(value);
      if (field === 'taxPercent') return format.percent(value);
      if (!isLookup(field)) return undefined;
      return value === 0 ? t('lookup.none') : (nameOf?.(field, value) ?? t('lookup.unknown', { id: value }));
    },
    save: t('form.update'),
    create: t('form.create'),
    discardNew: t('form.discardNew'),
    unsavedNew: t('edit.unsavedNew'),
    changedByTwo: t('edit.changedByTwo', { name }),
    deleted: t('edit.gone'),
    keepsChanging: t('edit.moving'),
  };
}

function isLookup(field: DraftField): boolean {
  return ['category', 'brandId', 'vendor', 'countryId', 'styleId'].includes(field);
}

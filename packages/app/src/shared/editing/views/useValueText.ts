import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { RecordLabels } from '../model/recordLabels';

/** Formats a field's value for comparing the two sides of a conflict: the record's own labels take precedence. */
export function useValueText<Field extends string>({ value: textOf }: Pick<RecordLabels<Field>, 'value'>) {
  const { t, i18n } = useTranslation('editing');
  const format = useFormat();
  const textOfAny = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('conflict.empty');
    if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no');
    if (typeof value === 'number') return format.number(value, 3);
    if (Array.isArray(value)) return new Intl.ListFormat(i18n.language).format(value.map(textOfAny)) || t('conflict.empty');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return (field: Field, value: unknown): string => textOf?.(field, value) ?? textOfAny(value);
}

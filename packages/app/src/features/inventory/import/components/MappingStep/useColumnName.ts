import type { FileInfo } from '#features/inventory/import/model/report';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The name of a column, or its number where the file has no names. */
export function useColumnName(): (info: FileInfo, column: number) => string {
  const { t } = useTranslation('import');
  return (info, column) => info.columns[column]?.header || t('map.unnamed', { number: column + 1 });
}

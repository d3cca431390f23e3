import { isApiError } from '../../../../shared/api/ApiError';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** Why a product was not deleted or brought back, in a shop's words; `null` where what is said of an error everywhere will do. */
export function useLeftReason(): (error: unknown) => string | null {
  const { t } = useTranslation('inventory');
  return (error) => {
    if (isApiError(error, 'conflict')) return t('deleted.changed');
    const isSku = isApiError(error, 'invalid') && error.issues.some(({ path }) => path.endsWith('sku'));
    return isSku ? t('deleted.skuTaken') : null;
  };
}

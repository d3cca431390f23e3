import { RestoreRefused } from '#features/inventory/api/trashCalls';
import { isApiError } from '#shared/api/ApiError';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The reason why a product was not deleted or restored, in a shop's terms; `null` where the general error text is enough. */
export function useFailureReason(): (error: unknown) => string | null {
  const { t } = useTranslation('inventory');
  return (error) => {
    if (error instanceof RestoreRefused) return t(`deleted.refused.${error.reason}`);
    return isApiError(error, 'conflict') ? t('deleted.changed') : null;
  };
}

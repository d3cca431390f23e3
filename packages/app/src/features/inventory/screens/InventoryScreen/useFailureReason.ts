import { isApiError } from '../../../../shared/api/ApiError';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { RestoreRefused } from '../../api/trashCalls';

/** Says why a product was not deleted or brought back, in a shop's words; `null` where what is said of an error everywhere will do. */
export function useFailureReason(): (error: unknown) => string | null {
  const { t } = useTranslation('inventory');
  return (error) => {
    if (error instanceof RestoreRefused) return t(`deleted.refused.${error.reason}`);
    return isApiError(error, 'conflict') ? t('deleted.changed') : null;
  };
}

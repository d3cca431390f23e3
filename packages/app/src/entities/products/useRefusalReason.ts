import { useRefusalText } from '#shared/editing/useRefusalText';
import { useTranslation } from '#shared/i18n/useTranslation';
import { refusedField } from './model/refusedField';

/**
 * Describes why the server refused a product of a batch: the field and its problem.
 * @returns formatter of a reason as the server sends it: `CONFLICT`, `NOT FOUND`, `product.sku: is taken by another product of
 * the store`
 */
export function useRefusalReason(): (reason: string) => string {
  const { t } = useTranslation('products');
  const textOf = useRefusalText();
  return (reason) => {
    if (reason === 'CONFLICT') return t('refusals.changed');
    if (reason === 'NOT FOUND') return t('refusals.gone');
    if (reason === '' || reason === 'REFUSED') return t('refusals.unsaid');
    const { field, message } = refusedField(reason);
    return field ? `${t(`fields.${field}`)}: ${textOf(message)}` : textOf(message);
  };
}

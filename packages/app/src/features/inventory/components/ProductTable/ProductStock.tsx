import type { Product } from '@stockroom/contract';
import { StockLevel } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { lowBelow } from '../../model/stock';

/** How many there are of a product, and how full that is by its own reorder point. */
export function ProductStock({ product: { stock, reorderPoint } }: { product: Product }) {
  const { t } = useTranslation('inventory');
  return (
    <StockLevel
      stock={stock}
      reorderPoint={reorderPoint === null ? null : lowBelow(reorderPoint)}
      locale={useLanguage()}
      labels={{
        outOfStock: t('stock.outOfStock'),
        low: t('stock.low'),
        medium: t('stock.medium'),
        high: t('stock.high'),
      }}
    />
  );
}

import type { Product } from '@stockroom/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/useFormat';
import type { ColumnId } from '../../model/columns';
import { Facts } from './ProductTable.styles';
import { ProductStock } from './ProductStock';

/** Under the name, what a narrow window has no column for: the price on a phone, stock and status up to a small laptop. */
export function NarrowFacts({ product, shown }: { product: Product; shown: readonly ColumnId[] }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <Facts>
      {shown.includes('price') && <span data-only="phone">{format.money(product.price)}</span>}
      {shown.includes('stock') && (
        <span>
          {t('table.stock')} <ProductStock product={product} />
        </span>
      )}
      {!product.active && <span data-only="wide">{t('table.isInactive')}</span>}
    </Facts>
  );
}

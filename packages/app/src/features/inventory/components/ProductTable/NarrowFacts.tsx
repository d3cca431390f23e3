import type { Product } from '@stockroom/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import type { ColumnId } from '../../model/columns';
import { Facts } from './ProductTable.styles';

/** Under the name, what a narrow window has no column for: the price on a phone, stock and status up to a small laptop. */
export function NarrowFacts({ product, shown, stock }: NarrowFactsProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <Facts>
      {shown.includes('price') && <span data-only="phone">{format.money(product.price)}</span>}
      {shown.includes('stock') && (
        <span>
          {t('table.stock')} {stock}
        </span>
      )}
      {!product.active && <span data-only="wide">{t('table.isInactive')}</span>}
    </Facts>
  );
}

interface NarrowFactsProps {
  product: Product;
  /** Columns that the person chose. */
  shown: readonly ColumnId[];
  /** As its column shows it. */
  stock: ReactNode;
}

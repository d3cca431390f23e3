import type { Product } from '@stockroom/contract';
import { breakpoints, type Column, Icon } from '@stockroom/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../../shared/format/format';
import { useMediaQuery } from '../../../../shared/hooks/useMediaQuery';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { type ColumnId, HIDE_BELOW, sortOf } from '../../model/columns';
import { available } from '../../model/stock';
import { ActiveCell } from './ActiveCell';
import { NarrowFacts } from './NarrowFacts';
import { PriceCell, StockCell } from './NumberCells';
import { Name, Quiet } from './ProductTable.styles';
import { Thumbnail } from './Thumbnail';

/** A change that is made in the row itself. */
export type InlineChange = { stock: number } | { price: number } | { active: boolean };

const WIDTHS: Partial<Record<ColumnId, number>> = {
  image: 64,
  sku: 152,
  barcode: 152,
  brand: 152,
  price: 120,
  cost: 112,
  stock: 128,
  available: 104,
  active: 120,
  updatedAt: 160,
};

/** The table's columns in the language shown. The same list until language or choice change, so that rows keep still. */
export function useProductColumns(
  shown: readonly ColumnId[],
  onInline: (product: Product, change: InlineChange) => void,
): Column<Product>[] {
  const { t } = useTranslation('inventory');
  const locale = useLanguage();
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.lg - 1}px)`);
  return useMemo(() => {
    const cells: Record<ColumnId, Column<Product>['render']> = {
      image: ({ thumbnail }) => <Thumbnail url={thumbnail} />,
      sku: ({ sku }) => sku || <Quiet>{t('table.noSku')}</Quiet>,
      name: (product) => (
        <>
          <Name title={product.name}>
            {isNarrow && !product.active && <Icon name="cross" size={16} label={t('table.isInactive')} />}
            {product.name}
          </Name>
          {isNarrow && <NarrowFacts product={product} shown={shown} />}
        </>
      ),
      barcode: ({ barcode }) => barcode,
      brand: ({ brand }) => brand,
      price: (product) => <PriceCell product={product} onSave={(price) => onInline(product, { price })} />,
      cost: ({ cost }) => formatMoney(cost, locale),
      stock: (product) => <StockCell product={product} onSave={(stock) => onInline(product, { stock })} />,
      available: ({ stock, reserved }) => formatNumber(available(stock, reserved), locale),
      active: (product) => <ActiveCell product={product} onChange={(active) => onInline(product, { active })} />,
      updatedAt: ({ updatedAt }) => formatDate(updatedAt, locale),
    };
    return shown.map((id) => ({
      id,
      header: id === 'image' ? '' : t(`table.${id}`),
      headerLabel: id === 'image' ? t('table.image') : undefined,
      align: ['price', 'cost', 'stock', 'available'].includes(id) ? 'end' : 'start',
      sortable: sortOf(id) !== undefined,
      width: WIDTHS[id],
      narrowWidth: id === 'image' ? 56 : undefined,
      hideBelow: HIDE_BELOW[id],
      render: cells[id],
    }));
  }, [shown, t, locale, isNarrow, onInline]);
}

import { lowStockThreshold, type Product } from '@stockroom/contract';
import { breakpoints, type Column, Icon, ProductThumb, StockLevel, stockLevel } from '@stockroom/ui';
import { useMemo } from 'react';
import { isOwnPicture } from '#features/inventory/model/imageList';
import type { InlineChange } from '#features/inventory/model/inlineChange';
import {
  COLUMN_WIDTHS,
  type ColumnId,
  fittingColumns,
  HIDE_BELOW,
  isUnderName,
  sortOf,
} from '#features/inventory/model/list/columns';
import { followsBasePrice } from '#features/inventory/model/price';
import { availableStock } from '#features/inventory/model/stock';
import { formatDate, formatMoney, formatNumber } from '#shared/format/format';
import { textScale } from '#shared/hooks/textScale';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { textTemplate } from '#shared/i18n/textTemplate';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { InlineNumber } from './InlineNumber';
import { SecondaryLine } from './ProductTable.styles';

/**
 * The table's columns in the current language. The same array until language or choice change, so that rows do not re-render.
 * Cells are plain elements styled by the table (`Rows`), because a page of rows is rendered right at the press that opens it.
 */
export function useProductColumns(
  shown: readonly ColumnId[],
  /** Width of the table in px, once known. */
  width: number,
  onInline: ((product: Product, change: InlineChange) => void) | undefined,
  leftBehind?: ReadonlySet<number>,
): Column<Product>[] {
  const { t } = useTranslation('inventory');
  const locale = useLanguage();
  const reached = {
    sm: useMediaQuery(`(min-width: ${breakpoints.sm}px)`),
    md: useMediaQuery(`(min-width: ${breakpoints.md}px)`),
    lg: useMediaQuery(`(min-width: ${breakpoints.lg}px)`),
  };
  const isShown = (id: ColumnId) => reached[HIDE_BELOW[id] ?? 'sm'] || HIDE_BELOW[id] === undefined;
  const there = fittingColumns(shown, width / textScale());
  // Compared as text, because the arrays are new in each render.
  const columnIds = there.join(' ');
  const factIds = shown.filter((id) => !there.includes(id) || !isShown(id)).join(' ');
  const isPhone = !reached.sm;
  return useMemo(() => {
    const levels = {
      outOfStock: t('stock.outOfStock'),
      low: t('stock.low'),
      medium: t('stock.medium'),
      high: t('stock.high'),
    };
    const statuses = { true: t('table.isActive'), false: t('table.isInactive') };
    // The same elements in all rows, which then need no comparison.
    const marks = { true: <Icon name="checkCircle" />, false: <Icon name="cross" /> };
    const changePrice = textTemplate((name) => t('table.changePrice', { name }));
    const changeStock = textTemplate((name) => t('table.changeStock', { name }));
    const activate = textTemplate((name) => t('table.activate', { name }));
    const deactivate = textTemplate((name) => t('table.deactivate', { name }));
    const limitOf = ({ reorderPoint }: Product) => (reorderPoint === null ? null : lowStockThreshold(reorderPoint));
    const isOut = (product: Product) => stockLevel(product.stock, limitOf(product)) === 'outOfStock';
    const hasStock = columnIds.includes('stock') && !factIds.includes('stock');
    const outOfStock = (
      <>
        <Icon name="warning" size={16} /> {levels.outOfStock}
      </>
    );
    const byHand = (
      <span data-by-hand title={t('table.byHandHelp')}>
        <Icon name="lock" size={16} />
      </span>
    );
    const stockOf = (product: Product) => (
      <StockLevel stock={product.stock} reorderPoint={limitOf(product)} locale={locale} labels={levels} />
    );
    const cells: Record<ColumnId, Column<Product>['render']> = {
      // Decorative, because the name stands beside it. Pictures are never requested from another host.
      image: ({ thumbnail }) => (
        <span data-picture>
          <ProductThumb src={thumbnail !== null && isOwnPicture(thumbnail) ? thumbnail : null} />
        </span>
      ),
      sku: ({ sku }) => sku || <span data-quiet>{t('table.noSku')}</span>,
      name: (product) => (
        <>
          <span data-name data-active={product.active} title={product.name}>
            {product.name}
          </span>
          {leftBehind?.has(product.id) && <SecondaryLine data-left>{t('table.leftBehind')}</SecondaryLine>}
          {hasStock && isOut(product) && <SecondaryLine data-out>{outOfStock}</SecondaryLine>}
          {facts.length > 0 && <SecondaryLine>{facts.map((id) => factOf(id, product))}</SecondaryLine>}
        </>
      ),
      barcode: ({ barcode }) => barcode,
      brand: ({ brand }) => brand,
      price: (product) => {
        const price = formatMoney(product.price, locale);
        const isByHand = !followsBasePrice(product);
        const label = [price, ...(isByHand ? [t('table.byHand')] : []), changePrice(product.name)].join(', ');
        return (
          <InlineNumber {...{ product, onInline }} field="price" label={label}>
            {isByHand && byHand}
            {price}
          </InlineNumber>
        );
      },
      cost: ({ cost }) => formatMoney(cost, locale),
      stock: (product) => (
        <InlineNumber
          {...{ product, onInline }}
          field="stock"
          label={`${formatNumber(product.stock, locale)}, ${levels[stockLevel(product.stock, limitOf(product))]}, ${changeStock(product.name)}`}
        >
          {stockOf(product)}
        </InlineNumber>
      ),
      available: ({ stock, reserved }) => formatNumber(availableStock(stock, reserved), locale),
      active: (product) => {
        const { active, name } = product;
        const status = statuses[`${active}`];
        if (!onInline) {
          return (
            <span data-status>
              {marks[`${active}`]}
              {status}
            </span>
          );
        }
        return (
          <button
            type="button"
            data-inline="active"
            data-active={active}
            aria-label={`${status}, ${active ? deactivate(name) : activate(name)}`}
            onClick={() => onInline(product, { active: !active })}
          >
            {marks[`${active}`]}
            {status}
          </button>
        );
      },
      updatedAt: ({ updatedAt }) => formatDate(updatedAt, locale),
    };
    const facts = split(factIds).filter((id) => isUnderName(id, isPhone));
    const labelled = new Set<ColumnId>(['stock', 'cost', 'available', 'barcode', 'updatedAt']);
    // A value without a column stands under the name, where it can be changed.
    const factOf = (id: ColumnId, product: Product) => {
      if (id === 'active' && product.active) return null;
      const fact = id === 'active' ? statuses.false : cells[id](product);
      return (
        <span key={id} data-out={id === 'stock' && isOut(product) ? '' : undefined}>
          {id === 'stock' && isOut(product) ? outOfStock : labelled.has(id) && t(`table.${id}`)} {fact}
        </span>
      );
    };
    return split(columnIds).map((id) => ({
      id,
      header: id === 'image' ? '' : t(`table.${id}`),
      headerLabel: id === 'image' ? t('table.image') : undefined,
      align: ['price', 'cost', 'stock', 'available'].includes(id) ? 'end' : 'start',
      sortable: sortOf(id) !== undefined,
      width: inRem(COLUMN_WIDTHS[id]),
      narrowWidth: id === 'image' ? 56 : undefined,
      hideBelow: HIDE_BELOW[id],
      render: cells[id],
    }));
  }, [columnIds, factIds, isPhone, t, locale, onInline, leftBehind]);
}

/** Wider where the browser's text size is larger. */
const inRem = (px: number | undefined) => px && `${px / 16}rem`;

const split = (ids: string) => ids.split(' ').filter((id): id is ColumnId => id !== '');

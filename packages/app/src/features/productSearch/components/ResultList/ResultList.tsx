import { lowStockThreshold } from '@stockroom/contract';
import { Badge, Link, ProductThumb, StockLevel, stockLevel } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { productAddress } from '#entities/products/productAddress';
import type { ShownProduct } from '#features/productSearch/model/shownProduct';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { Action, Codes, Facts, Result, Results, Texts } from './ResultList.styles';

/** Results of a look-up: picture, price and stock, each a link to the product in the inventory. */
export function ResultList({ products, renderAction }: ResultListProps) {
  const { t } = useTranslation('productSearch');
  return (
    <Results aria-label={t('results')}>
      {products.map((product) => (
        <Result key={product.id}>
          <ProductThumb src={safeImage(product.thumbnail) ?? null} size={64} />
          <ResultTexts product={product} />
          {renderAction && <Action>{renderAction(product)}</Action>}
        </Result>
      ))}
    </Results>
  );
}

function ResultTexts({ product }: { product: ShownProduct }) {
  const { t } = useTranslation('productSearch');
  const format = useFormat();
  const { id, name, sku, barcode, price, stock, reorderPoint, active } = product;
  const levels = { outOfStock: t('stock.outOfStock'), low: t('stock.low'), medium: t('stock.medium'), high: t('stock.high') };
  const limit = lowStockThreshold(reorderPoint);
  const level = levels[stockLevel(stock, limit)];
  return (
    <Texts>
      <Link variant="record" href={productAddress.open(id)}>
        {name}
      </Link>
      <Codes>{[sku, barcode].filter(Boolean).join(' · ') || t('noCode')}</Codes>
      <Facts>
        <span>{format.money(price)}</span>
        {/* A stock equal to the reorder point still counts as low. */}
        <Link href={productAddress.movements(id)} aria-label={t('stock.movements', { stock: format.number(stock), level, name })}>
          <StockLevel stock={stock} reorderPoint={limit} locale={format.locale} labels={levels} />
        </Link>
        {!active && <Badge icon="cross">{t('inactive')}</Badge>}
      </Facts>
    </Texts>
  );
}

export interface ResultListProps {
  products: readonly ShownProduct[];
  /** Another action on a product, such as changing its stock. */
  renderAction?: (product: ShownProduct) => ReactNode;
}

import type { Product } from '@stockroom/contract';
import { Button, Text } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Offers } from './ProductFinder.styles';

/** Results of a product search, each added by a click. */
export function ProductOffers({ products, onAdd }: ProductOffersProps) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  if (products.length === 0) {
    return (
      <Text tone="muted" role="status">
        {t('finder.notFound')}
      </Text>
    );
  }
  return (
    <Offers aria-label={t('finder.offers')}>
      {products.map((product) => (
        <li key={product.id}>
          <Button variant="quiet" size="sm" icon="add" onPress={() => onAdd(product)}>
            {t('finder.offer', { name: product.name, sku: product.sku, stock: format.number(product.stock) })}
          </Button>
        </li>
      ))}
    </Offers>
  );
}

export interface ProductOffersProps {
  products: readonly Product[];
  onAdd: (product: Product) => void;
}

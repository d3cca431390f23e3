import { Button, Card, ProductThumb, StockLevel } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Person } from './cards.styles';

/** A product for sale: its description, price and stock. */
export function ProductCard({ sample, picture, price, stock }: ProductCardProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  const locale = useLanguage();
  // The count for the order; with nothing in stock, whether the user wants a notification.
  const [count, setCount] = useState(0);
  const labels = {
    outOfStock: t('cards.stock.out'),
    low: t('cards.stock.low'),
    medium: t('cards.stock.medium'),
    high: t('cards.stock.high'),
  };
  return (
    <Card>
      <Person>
        <ProductThumb src={`/media/products/${picture}.svg`} size={96} />
        <div>
          <h4>{t(`cards.products.${sample}`)}</h4>
          <strong>{format.money(price)}</strong>
          <StockLevel stock={stock === 0 ? 0 : stock - count} locale={locale} labels={labels} />
          {stock === 0 ? (
            <Button size="sm" icon="bell" aria-pressed={count > 0} onPress={() => setCount(1 - count)}>
              {t('cards.remind')}
            </Button>
          ) : (
            <Button size="sm" variant="primary" icon="add" disabled={count === stock} onPress={() => setCount(count + 1)}>
              {count === 0 ? t('cards.add') : t('cards.added', { count })}
            </Button>
          )}
        </div>
      </Person>
    </Card>
  );
}

export interface ProductCardProps {
  sample: 'watch' | 'scarf' | 'mug' | 'tote' | 'boot';
  /** File name of the picture. */
  picture: string;
  price: number;
  /** How many are in stock. */
  stock: number;
}

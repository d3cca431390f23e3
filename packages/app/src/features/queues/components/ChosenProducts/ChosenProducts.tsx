import type { Product } from '@stockroom/contract';
import { IconButton, Text } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Chosen, Row } from './ChosenProducts.styles';

/** Products that were chosen, each with a remove button. */
export function ChosenProducts({ products, onRemove }: ChosenProductsProps) {
  const { t } = useTranslation('queues');
  if (products.length === 0) return null;
  return (
    <Chosen aria-label={t('counts.chosen')}>
      {products.map(({ id, name, sku }) => (
        <Row key={id}>
          <span>
            {name}{' '}
            <Text font="caption" tone="muted" as="span">
              {sku}
            </Text>
          </span>
          <IconButton icon="cross" size="sm" label={t('counts.remove', { name })} onPress={() => onRemove(id)} />
        </Row>
      ))}
    </Chosen>
  );
}

export interface ChosenProductsProps {
  products: readonly Pick<Product, 'id' | 'name' | 'sku'>[];
  onRemove: (id: number) => void;
}

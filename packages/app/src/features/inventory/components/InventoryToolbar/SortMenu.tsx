import { PRODUCT_SORTS, type ProductSort, type SortOrder } from '@stockroom/contract';
import { Button, Menu } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

const ORDERS = ['asc', 'desc'] as const;

/** The order of the list, for windows too narrow for all column heads. */
export function SortMenu({ sort, order, onSort }: SortMenuProps) {
  const { t } = useTranslation('inventory');
  return (
    <Menu
      trigger={
        <Button icon="sort" variant="secondary">
          {t('sort.button')}
        </Button>
      }
      label={t('sort.menu')}
      items={[
        {
          type: 'section',
          title: t('sort.menu'),
          items: PRODUCT_SORTS.map((id) => ({
            id,
            label: t(`table.${id}`),
            checked: id === sort,
            onSelect: () => onSort(id, order),
          })),
        },
        {
          type: 'section',
          title: t('sort.order'),
          items: ORDERS.map((id) => ({ id, label: t(`sort.${id}`), checked: id === order, onSelect: () => onSort(sort, id) })),
        },
      ]}
    />
  );
}

export interface SortMenuProps {
  sort: ProductSort;
  order: SortOrder;
  onSort: (sort: ProductSort, order: SortOrder) => void;
}

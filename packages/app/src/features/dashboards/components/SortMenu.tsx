import { breakpoints, IconButton, Menu } from '@stockroom/ui';
import { useMediaQuery } from '../../../shared/hooks/useMediaQuery';
import { useTranslation } from '../../../shared/i18n/useTranslation';

const ORDERS = ['asc', 'desc'] as const;

/** The order of a card's table, in windows that have no room for the heads of all of its columns; elsewhere nothing. */
export function SortMenu<Sort extends string>({ title, columns, sort, order, onSort }: SortMenuProps<Sort>) {
  const { t } = useTranslation('dashboards');
  const hasAllHeads = useMediaQuery(`(min-width: ${breakpoints.md}px)`);
  if (hasAllHeads) return null;
  const label = `${t('sort.by')}: ${title}`;
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="sort" size="sm" label={label} />}
      items={[
        {
          type: 'section',
          title: t('sort.by'),
          choice: 'one',
          items: columns.map((column) => ({
            ...column,
            checked: column.id === sort,
            onSelect: () => onSort(column.id, order),
          })),
        },
        {
          type: 'section',
          title: t('sort.order'),
          choice: 'one',
          items: ORDERS.map((id) => ({ id, label: t(`sort.${id}`), checked: id === order, onSelect: () => onSort(sort, id) })),
        },
      ]}
    />
  );
}

interface SortMenuProps<Sort extends string> {
  /** Of the table. */
  title: string;
  columns: readonly { id: Sort; label: string }[];
  sort: Sort;
  order: 'asc' | 'desc';
  onSort: (sort: Sort, order: 'asc' | 'desc') => void;
}

import { breakpoints } from '@stockroom/ui';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { CardMenu } from './CardMenu';
import { choiceSection } from './choiceSection';

const ORDERS = ['asc', 'desc'] as const;

/** The order of a card's table, in windows too narrow for all its column heads; renders nothing elsewhere. */
export function SortMenu<Sort extends string>({ title, columns, sort, order, onSort }: SortMenuProps<Sort>) {
  const { t } = useTranslation('dashboards');
  const hasAllHeads = useMediaQuery(`(min-width: ${breakpoints.md}px)`);
  if (hasAllHeads) return null;
  const orders = ORDERS.map((id) => ({ id, label: t(`sort.${id}`) }));
  return (
    <CardMenu
      label={`${t('sort.by')}: ${title}`}
      icon="sort"
      items={[
        choiceSection(t('sort.by'), columns, sort, (id) => onSort(id, order)),
        choiceSection(t('sort.order'), orders, order, (id) => onSort(sort, id)),
      ]}
    />
  );
}

interface SortMenuProps<Sort extends string> {
  /** Title of the table. */
  title: string;
  columns: readonly { id: Sort; label: string }[];
  sort: Sort;
  order: 'asc' | 'desc';
  onSort: (sort: Sort, order: 'asc' | 'desc') => void;
}

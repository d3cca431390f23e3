import type { Mover } from '@stockroom/contract';
import { DataTable, Link, type Column } from '@stockroom/ui';
import { useMemo } from 'react';
import { productAddress } from '#entities/products/productAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useFigures } from '../useFigures';

/** Products by units sold, with the stock on hand. */
export function Movers({ label, movers, empty }: MoversProps) {
  const { t } = useTranslation('dashboards');
  const { whole } = useFigures();
  const columns = useMemo(
    (): Column<Mover>[] => [
      {
        id: 'name',
        header: t('store.product'),
        render: ({ id, name }) => (
          <Link variant="record" href={productAddress.open(id)}>
            {name}
          </Link>
        ),
      },
      { id: 'sold', header: t('store.soldUnits'), align: 'end', width: 84, narrowWidth: 64, render: ({ sold }) => whole(sold) },
      {
        id: 'stock',
        header: t('store.onHand'),
        align: 'end',
        width: 92,
        narrowWidth: 64,
        render: ({ id, name, stock }) => (
          <Link href={productAddress.movements(id)} aria-label={t('store.movementsOf', { stock: whole(stock), name })}>
            {whole(stock)}
          </Link>
        ),
      },
    ],
    [t, whole],
  );
  return (
    <DataTable
      label={label}
      semantics="table"
      rows={movers}
      rowKey={keyOf}
      columns={columns}
      stickyHead={false}
      framed={false}
      empty={empty}
    />
  );
}

const keyOf = ({ id }: Mover) => String(id);

interface MoversProps {
  label: string;
  movers: readonly Mover[];
  /** Shown in place of rows. */
  empty: string;
}

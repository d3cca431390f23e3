import type { MovementDay } from '@stockroom/contract';
import { type Column, DataTable } from '@stockroom/ui';
import { useMemo } from 'react';
import { formatSigned } from '#entities/stock/formatSigned';
import { formatDate } from '#shared/format/format';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Filtered units in and out per day; the last day first. */
export function DaySums({ days, isLoading }: DaySumsProps) {
  const { t } = useTranslation('transactions');
  const locale = useLanguage();
  const rows = useMemo(() => days.toReversed(), [days]);
  const columns = useMemo(
    (): Column<MovementDay>[] => [
      { id: 'day', header: t('sums.day'), render: ({ day }) => formatDate(`${day}T12:00:00`, locale) },
      {
        id: 'in',
        header: t('sums.in'),
        align: 'end',
        width: 120,
        render: (row) => (row.in > 0 ? formatSigned(row.in, locale) : ''),
      },
      {
        id: 'out',
        header: t('sums.out'),
        align: 'end',
        width: 120,
        render: (row) => (row.out > 0 ? formatSigned(-row.out, locale) : ''),
      },
    ],
    [t, locale],
  );
  return (
    <DataTable
      label={t('sums.byDay')}
      semantics="table"
      rows={rows}
      rowKey={dayOf}
      columns={columns}
      loading={isLoading}
      loadingRows={5}
      virtual={{ rowHeight: 36, maxHeight: 280 }}
    />
  );
}

const dayOf = ({ day }: MovementDay) => day;

export interface DaySumsProps {
  /** The days, oldest first. */
  days: readonly MovementDay[];
  isLoading: boolean;
}

import { type Column, DataTable, EmptyState, Select, Text } from '@stockroom/ui';
import { useMemo, useState } from 'react';
import type { ImportEvent } from '#features/contacts/exchange/model/importState';
import type { ReviewRow } from '#features/contacts/exchange/model/review';
import { useFormat } from '#shared/format/useFormat';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PersonCell } from '../Exchange.styles';
import { RowDetails, RowRemarks } from './RowRemarks';

/** Every contact of the file with its problems; for a possible duplicate, with the choice to add it. */
export function ReviewTable({ rows, wanted, onEvent }: ReviewTableProps) {
  const { t } = useTranslation('exchange');
  const [open, setOpen] = useState<string | null>(null);
  const isWide = useMediaQuery('(min-width: 720px)');
  const columns = useColumns({ isWide, wanted, onEvent });
  return (
    <DataTable
      label={t('review.table')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      stickyHead={false}
      virtual={{ rowHeight: isWide ? 92 : 184, maxHeight: 'min(400px, 50dvh)' }}
      expandedKey={open}
      expander={{
        onToggle: (key) => setOpen(open === key ? null : key),
        label: ({ contact, at }) => t('review.details', { name: contact?.name ?? at }),
        header: t('review.detailsHeader'),
      }}
      renderExpanded={(row) => <RowDetails row={row} />}
      empty={<EmptyState illustration="search" title={t('review.none')} level={3} />}
    />
  );
}

const keyOf = ({ at }: ReviewRow): string => String(at);

function useColumns({ isWide, wanted, onEvent }: Pick<ReviewTableProps, 'wanted' | 'onEvent'> & { isWide: boolean }) {
  const { t } = useTranslation('exchange');
  return useMemo((): Column<ReviewRow>[] => {
    const choice = (row: ReviewRow) => <Choice row={row} isWanted={wanted.has(row.at)} onEvent={onEvent} />;
    if (!isWide) {
      const render = (row: ReviewRow) => (
        <>
          <Person row={row} />
          <RowRemarks row={row} />
          {choice(row)}
        </>
      );
      return [{ id: 'name', header: t('review.name'), render }];
    }
    return [
      { id: 'row', header: t('review.row'), align: 'end', width: 64, render: ({ at }) => <RowNumber at={at} /> },
      { id: 'name', header: t('review.name'), width: '30%', render: (row) => <Person row={row} /> },
      { id: 'what', header: t('review.what'), render: (row) => <RowRemarks row={row} /> },
      { id: 'choice', header: t('review.choice'), width: 176, render: choice },
    ];
  }, [t, isWide, wanted, onEvent]);
}

function RowNumber({ at }: { at: number }) {
  return (
    <Text font="small" tone="muted" as="span">
      {useFormat().number(at)}
    </Text>
  );
}

function Person({ row: { contact } }: { row: ReviewRow }) {
  if (contact === null) return null;
  const reach = [contact.emails[0]?.email, contact.phoneNumbers[0]?.phoneNumber].filter(Boolean).join(' · ');
  return (
    <PersonCell>
      <span title={contact.name}>{contact.name}</span>
      <Text font="small" tone="muted" as="span" title={reach}>
        {reach}
      </Text>
    </PersonCell>
  );
}

interface ChoiceProps extends Pick<ReviewTableProps, 'onEvent'> {
  row: ReviewRow;
  isWanted: boolean;
}

function Choice({ row: { at, contact, twin }, isWanted, onEvent }: ChoiceProps) {
  const { t } = useTranslation('exchange');
  if (contact === null) {
    return (
      <Text font="small" tone="muted" as="span">
        {t('review.leftOut')}
      </Text>
    );
  }
  if (twin === null) {
    return (
      <Text font="small" tone="muted" as="span">
        {t('review.willAdd')}
      </Text>
    );
  }
  return (
    <Select
      label={t('review.choiceOf', { name: contact.name })}
      hideLabel
      value={isWanted ? 'add' : 'skip'}
      options={[
        { value: 'skip', label: t('review.skip') },
        { value: 'add', label: t('review.add') },
      ]}
      onChange={(next) => onEvent({ type: 'twin.decided', at, add: next === 'add' })}
    />
  );
}

export interface ReviewTableProps {
  rows: readonly ReviewRow[];
  wanted: ReadonlySet<number>;
  onEvent: (event: ImportEvent) => void;
}

import { Badge, type BadgeTone, type Column, DataTable, EmptyState, type IconName, Select, Text, Stack } from '@stockroom/ui';
import { useCallback, useMemo, useState } from 'react';
import { RECORD_KINDS, type RecordKind } from '#features/inventory/import/model/judging/judge';
import type { RecordFilter } from '#features/inventory/import/model/judging/planViews';
import type { RecordView } from '#features/inventory/import/model/report';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Controls, OneLine } from '../Import.styles';
import { useProblemText } from '../importText';
import { PendingRow, type LoadWindow, slotKey } from './ProblemTable';
import { RowDetails } from './RowDetails';
import { useWindowedRows } from './useWindowedRows';
import type { LoadRows, Slot } from './windowedList';

const KIND_BADGES = {
  add: { tone: 'success', icon: 'add' },
  change: { tone: 'info', icon: 'edit' },
  unchanged: { tone: 'neutral', icon: 'check' },
  refused: { tone: 'critical', icon: 'error' },
  skipped: { tone: 'neutral', icon: 'minus' },
} as const satisfies Record<RecordKind, { tone: BadgeTone; icon: IconName }>;

/** Every row of the file with its planned action; its details list the changes field by field. */
export function RowTable({ revision, load }: RowTableProps) {
  const { t } = useTranslation('import');
  const [filter, setFilter] = useState<RecordFilter>('all');
  const [open, setOpen] = useState<string | null>(null);
  const loadRows = useCallback<LoadRows<RecordView>>(
    (offset, limit, fresh) => load(filter, offset, limit, fresh),
    [load, filter],
  );
  const { slots, isLoading, onNeed } = useWindowedRows(loadRows, revision);
  const columns = useColumns(onNeed);
  const filters = ['all', ...RECORD_KINDS] as const;
  return (
    <Stack>
      <Controls>
        <Select
          label={t('rows.filter')}
          value={filter}
          options={filters.map((item) => ({ value: item, label: item === 'all' ? t('rows.all') : t(`kind.${item}`) }))}
          onChange={(next) => {
            setFilter(next);
            setOpen(null);
          }}
        />
      </Controls>
      <DataTable<Slot<RecordView>>
        label={t('rows.label')}
        columns={columns}
        rows={slots}
        rowKey={slotKey}
        loading={isLoading}
        virtual={{ maxHeight: 'min(640px, 70dvh)' }}
        expandedKey={open}
        expander={{
          onToggle: (key) => setOpen(open === key ? null : key),
          label: ({ item, index }) => t('rows.details', { row: item?.row ?? index + 1 }),
          header: t('rows.detailsHeader'),
        }}
        renderExpanded={({ item }) => item && <RowDetails row={item} />}
        empty={<EmptyState illustration="search" title={t('rows.none')} level={3} />}
      />
    </Stack>
  );
}

function useColumns(onNeed: (index: number) => void): Column<Slot<RecordView>>[] {
  const { t } = useTranslation('import');
  return useMemo(() => {
    const cell = (render: (row: RecordView) => React.ReactNode) => (slot: Slot<RecordView>) =>
      slot.item ? render(slot.item) : <PendingRow index={slot.index} onNeed={onNeed} />;
    return [
      {
        id: 'row',
        header: t('rows.row'),
        align: 'end',
        width: 88,
        hideBelow: 'sm',
        render: cell(({ row }) => <RowNumber row={row} />),
      },
      {
        id: 'sku',
        header: t('rows.sku'),
        width: '18%',
        hideBelow: 'md',
        render: cell(({ sku }) => <OneLine title={sku}>{sku}</OneLine>),
      },
      {
        id: 'name',
        header: t('rows.name'),
        render: cell(({ name }) => <OneLine title={name}>{name || t('problems.unnamed')}</OneLine>),
      },
      { id: 'kind', header: t('rows.kind'), width: 132, render: cell(({ kind }) => <Kind kind={kind} />) },
      { id: 'note', header: t('rows.note'), hideBelow: 'md', render: cell((row) => <RowNote row={row} />) },
    ];
  }, [t, onNeed]);
}

function RowNumber({ row }: { row: number }) {
  const format = useFormat();
  return (
    <Text font="small" tone="muted" as="span">
      {format.number(row)}
    </Text>
  );
}

function Kind({ kind }: { kind: RecordKind }) {
  const { t } = useTranslation('import');
  return (
    <Badge tone={KIND_BADGES[kind].tone} icon={KIND_BADGES[kind].icon}>
      {t(`kind.${kind}`)}
    </Badge>
  );
}

function RowNote({ row: { issues, changes, kind } }: { row: RecordView }) {
  const { t } = useTranslation('import');
  const problemText = useProblemText();
  const first = issues.find(({ severity }) => severity === 'error') ?? (kind === 'change' ? undefined : issues[0]);
  const text = first
    ? `${t(`target.${first.target}`)}: ${problemText(first)}`
    : changes.map(({ target }) => t(`target.${target}`)).join(', ');
  return (
    <OneLine title={text}>
      <Text font="small" tone="muted" as="span">
        {text}
      </Text>
    </OneLine>
  );
}

export interface RowTableProps {
  revision: number;
  load: LoadWindow<RecordFilter, RecordView>;
}

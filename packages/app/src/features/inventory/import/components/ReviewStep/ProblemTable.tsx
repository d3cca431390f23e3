import { Badge, Button, type Column, DataTable, EmptyState, Select, Skeleton, Text, Stack } from '@stockroom/ui';
import { useCallback, useEffect, useMemo } from 'react';
import type { ImportEvent } from '#features/inventory/import/model/importState';
import type { ProblemFilter } from '#features/inventory/import/model/judging/planViews';
import type { CheckSummary, ProblemView, Window } from '#features/inventory/import/model/report';
import { useFormat } from '#shared/format/useFormat';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Clamped, Controls, OneLine } from '../Import.styles';
import { useProblemText } from '../importText';
import { FixField, type NameOptions } from './FixField';
import { ProductCell, ValueCell } from './ReviewStep.styles';
import { useWindowedRows } from './useWindowedRows';
import type { LoadRows, Slot } from './windowedList';

export type LoadWindow<Filter, Item> = (filter: Filter, offset: number, limit: number, fresh: boolean) => Promise<Window<Item>>;

const FILTERS = ['all', 'error', 'warning'] as const satisfies readonly ProblemFilter[];

/** Every problem with its row, column, value and remedy, corrected in place. */
export function ProblemTable({ summary, revision, names, view, onView, load, onEvent }: ProblemTableProps) {
  const { t } = useTranslation('import');
  const loadRows = useCallback<LoadRows<ProblemView>>(
    (offset, limit, fresh) => load(view.filter, offset, limit, fresh),
    [load, view],
  );
  const { slots, isLoading, onNeed } = useWindowedRows(loadRows, revision);
  const columns = useColumns({ names, onNeed, onEvent });
  const wide = useMediaQuery('(min-width: 960px)');
  const solved = slots.some(({ item }) => item?.fixed);
  return (
    <Stack>
      <Controls>
        <Select
          label={t('problems.filter')}
          value={view.filter}
          options={FILTERS.map((item) => ({ value: item, label: t(`problems.${item}`) }))}
          onChange={(filter) => onView({ filter })}
        />
        {summary.suggestions > 0 && (
          <Button onPress={() => onEvent({ type: 'suggestions.taken' })}>
            {t('problems.useAll', { count: summary.suggestions })}
          </Button>
        )}
        {solved && (
          <Button variant="quiet" onPress={() => onView({ ...view })}>
            {t('problems.refresh')}
          </Button>
        )}
      </Controls>
      <DataTable<Slot<ProblemView>>
        label={t('problems.label')}
        columns={columns}
        rows={slots}
        rowKey={slotKey}
        loading={isLoading}
        virtual={{ rowHeight: wide ? 92 : 156, maxHeight: 'min(640px, 70dvh)' }}
        empty={
          view.filter === 'all' ? (
            <EmptyState illustration="box" title={t('problems.none')} level={3}>
              {t('problems.noneText')}
            </EmptyState>
          ) : (
            <EmptyState illustration="search" title={t('problems.noneOfKind')} level={3} />
          )
        }
      />
    </Stack>
  );
}

function useColumns({
  names,
  onNeed,
  onEvent,
}: Pick<ProblemTableProps, 'names' | 'onEvent'> & { onNeed: (index: number) => void }) {
  const { t } = useTranslation('import');
  const wide = useMediaQuery('(min-width: 960px)');
  return useMemo((): Column<Slot<ProblemView>>[] => {
    const cell = (render: (problem: ProblemView) => React.ReactNode) => (slot: Slot<ProblemView>) =>
      slot.item ? render(slot.item) : <PendingRow index={slot.index} onNeed={onNeed} />;
    const fix = (problem: ProblemView) => (
      <FixField
        problem={problem}
        names={names}
        onFix={(value) => onEvent({ type: 'cell.fixed', record: problem.record, target: problem.target, value })}
      />
    );
    // The same cell for both widths, so that a field being typed in stays mounted while the window is rotated or narrowed.
    const value = cell((problem) => (
      <ValueCell>
        {!wide && (
          <>
            <OneLine>
              <Row row={problem.row} label /> {problem.name || problem.sku || t('problems.unnamed')}
            </OneLine>
            <ProblemStatus problem={problem} />
          </>
        )}
        {fix(problem)}
      </ValueCell>
    ));
    if (!wide) return [{ id: 'value', header: t('problems.problem'), render: value }];
    return [
      { id: 'row', header: t('problems.row'), align: 'end', width: 88, render: cell((problem) => <Row row={problem.row} />) },
      { id: 'product', header: t('problems.product'), width: '20%', render: cell((problem) => <Product problem={problem} />) },
      { id: 'column', header: t('problems.column'), width: '14%', render: cell((problem) => <ColumnCell problem={problem} />) },
      { id: 'problem', header: t('problems.problem'), render: cell((problem) => <ProblemStatus problem={problem} />) },
      { id: 'value', header: t('problems.value'), width: '26%', render: value },
    ];
  }, [t, wide, names, onNeed, onEvent]);
}

function Row({ row, label = false }: { row: number; label?: boolean }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  return (
    <Text font="small" tone="muted" as="span">
      {label ? `${t('problems.row')} ${format.number(row)} ·` : format.number(row)}
    </Text>
  );
}

function Product({ problem: { name, sku } }: { problem: ProblemView }) {
  const { t } = useTranslation('import');
  return (
    <ProductCell>
      <div title={name}>{name || t('problems.unnamed')}</div>
      <div>{sku}</div>
    </ProductCell>
  );
}

function ColumnCell({ problem: { target, column } }: { problem: ProblemView }) {
  const { t } = useTranslation('import');
  const field = t(`target.${target}`);
  return (
    <ProductCell>
      <div title={column ?? undefined}>{column || field}</div>
      <div>{column === null ? t('problems.noColumn') : column === field ? '' : field}</div>
    </ProductCell>
  );
}

function ProblemStatus({ problem: { issue, fixed } }: { problem: ProblemView }) {
  const { t } = useTranslation('import');
  const problemText = useProblemText();
  if (fixed) {
    return (
      <Badge tone="success" icon="check">
        {t('problems.fixed')}
      </Badge>
    );
  }
  const isError = issue.severity === 'error';
  return (
    <Clamped data-clamped>
      <Badge tone={isError ? 'critical' : 'warning'} icon={isError ? 'error' : 'warning'}>
        {t(isError ? 'problems.errorWord' : 'problems.warningWord')}
      </Badge>{' '}
      {problemText(issue)}
    </Clamped>
  );
}

/** Placeholder of a row that is not loaded; requests it when mounted. */
export function PendingRow({ index, onNeed }: { index: number; onNeed: (index: number) => void }) {
  useEffect(() => onNeed(index), [index, onNeed]);
  return <Skeleton shape="text" />;
}

export function slotKey({ index }: { index: number }): string {
  return String(index);
}

/**
 * The shown part of the problems. Each view is a new list, created only on purpose: solved problems stay in place until the
 * user dismisses them.
 */
export interface ProblemsView {
  filter: ProblemFilter;
}

export interface ProblemTableProps {
  summary: CheckSummary;
  revision: number;
  names: NameOptions;
  view: ProblemsView;
  onView: (view: ProblemsView) => void;
  load: LoadWindow<ProblemFilter, ProblemView>;
  onEvent: (event: ImportEvent) => void;
}

import type { ImportRecord } from '@stockroom/contract';
import { Badge, type Column, DataTable, IconButton, Link } from '@stockroom/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { canUndo, importState } from '#features/queues/model/imports';
import { formatDate, formatNumber } from '#shared/format/format';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { DayAndTime } from '#shared/list/DayAndTime';
import { TwoLineCells } from '#shared/list/TwoLineCells';

/** All imports: file, person and time, outcome, and Undo while it is possible. */
export function ImportList({ imports, isLoading, empty, hrefOf, onUndo }: ImportListProps) {
  const { t } = useTranslation('queues');
  const columns = useImportColumns(hrefOf);
  const rowActions = useCallback(
    (record: ImportRecord) =>
      onUndo &&
      canUndo(record) && (
        <IconButton
          icon="undo"
          size="sm"
          tabIndex={-1}
          label={t('imports.undoOne', { file: record.file })}
          onPress={() => onUndo(record)}
        />
      ),
    [t, onUndo],
  );
  return (
    <TwoLineCells>
      <DataTable
        label={t('tabs.imports')}
        semantics="table"
        rows={imports}
        rowKey={idOf}
        columns={columns}
        rowActions={rowActions}
        actionsLabel={t('table.actions')}
        actionsWidth={64}
        loading={isLoading}
        loadingRows={4}
        empty={empty}
      />
    </TwoLineCells>
  );
}

const idOf = ({ id }: ImportRecord) => id;
const TONES = { done: 'success', partly: 'warning', nothing: 'critical', undone: 'neutral' } as const;

function useImportColumns(hrefOf: (id: string) => string): Column<ImportRecord>[] {
  const { t } = useTranslation('queues');
  const locale = useLanguage();
  return useMemo(() => {
    const count = (id: 'added' | 'changed' | 'refused'): Column<ImportRecord> => ({
      id,
      header: t(`imports.${id}`),
      align: 'end',
      width: 92,
      hideBelow: 'lg',
      render: (record) => formatNumber(record[id], locale),
    });
    return [
      {
        id: 'file',
        header: t('imports.file'),
        render: ({ id, file, at, userName, ...record }) => (
          <>
            <span data-line title={file}>
              <Link variant="record" href={hrefOf(id)}>
                {file}
              </Link>
            </span>
            <span data-second data-only="narrow">
              {formatDate(at, locale, { time: true })}
            </span>
            <span data-second data-only="narrow">
              {userName}
            </span>
            <span data-second data-only="middle">
              {t('imports.sums', {
                added: formatNumber(record.added, locale),
                changed: formatNumber(record.changed, locale),
                refused: formatNumber(record.refused, locale),
              })}
            </span>
            <span data-second data-only="phone">
              {t(`imports.states.${importState(record)}`)}
            </span>
          </>
        ),
      },
      {
        id: 'time',
        header: t('imports.time'),
        width: 160,
        hideBelow: 'md',
        render: ({ at }) => <DayAndTime at={at} />,
      },
      {
        id: 'person',
        header: t('imports.person'),
        width: 144,
        hideBelow: 'md',
        render: ({ userName }) => <span data-line>{userName}</span>,
      },
      count('added'),
      count('changed'),
      count('refused'),
      {
        id: 'state',
        header: t('imports.state'),
        width: 132,
        hideBelow: 'sm',
        render: (record) => {
          const state = importState(record);
          return <Badge tone={TONES[state]}>{t(`imports.states.${state}`)}</Badge>;
        },
      },
    ];
  }, [t, locale, hrefOf]);
}

export interface ImportListProps {
  /** Newest first. */
  imports: readonly ImportRecord[];
  isLoading: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Address of an import's report. Must be stable across renders, like the one below. */
  hrefOf: (id: string) => string;
  /** Omitted for users without write permission. */
  onUndo: ((record: ImportRecord) => void) | undefined;
}

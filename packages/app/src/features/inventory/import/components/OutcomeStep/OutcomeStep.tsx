import { Alert, Button, ButtonLink, Card, Text, Stack } from '@stockroom/ui';
import { RefusedRows } from '#entities/products/RefusedRows';
import type { ImportEvent, ImportOutcome } from '#features/inventory/import/model/importState';
import type { ApplyReport } from '#features/inventory/import/model/report';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Actions, Narrow } from '../Import.styles';

/** Outcome of the import: the applied rows, the rejected ones, and an undo of the whole import. */
export function OutcomeStep({ outcome, report, uncertain, canUndo, error, onEvent }: OutcomeStepProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const describe = useDescribeError();
  const stopped = outcome === 'cancelled';
  const done = report ? report.added + report.changed : 0;
  return (
    <Narrow>
      {error !== null && <Alert tone="critical">{t('done.undoFailed', { reason: describe(error).message })}</Alert>}
      <Alert tone={stopped ? 'warning' : 'success'} title={t(stopped ? 'done.cancelledTitle' : 'done.title')} live="polite">
        <Stack>
          {stopped && done > 0 && (
            <Text overflow="break">
              {t('done.cancelled', { done: format.number(report?.rows ?? 0), total: format.number(report?.rowCount ?? 0) })}
            </Text>
          )}
          {stopped && done === 0 && !uncertain && <Text overflow="break">{t('done.nothingApplied')}</Text>}
          {uncertain && <Text overflow="break">{t('done.uncertain')}</Text>}
          {report && (
            <Text overflow="break">
              {[
                t('done.added', { count: report.added }),
                t('done.changed', { count: report.changed }),
                ...(report.refused.length > 0 ? [t('done.refused', { count: report.refused.length })] : []),
              ].join(' · ')}
            </Text>
          )}
          {done > 0 && (
            <Text font="small" tone="muted" overflow="break">
              {t('done.movements')}
            </Text>
          )}
        </Stack>
      </Alert>
      {report && report.refused.length > 0 && (
        <Card title={t('done.refusedList')} padded={false}>
          <RefusedRows entries={report.refused} framed={false} />
        </Card>
      )}
      <Actions>
        <ButtonLink variant="primary" href={inventoryPaths.list}>
          {t('done.toInventory')}
        </ButtonLink>
        <Button onPress={() => onEvent({ type: 'import.restarted' })}>{t('done.another')}</Button>
        {canUndo && (
          <Button icon="undo" onPress={() => onEvent({ type: 'undo.requested' })}>
            {t('done.undo')}
          </Button>
        )}
      </Actions>
    </Narrow>
  );
}

/** The outcome of an undo. */
export function UndoneStep({ removed, restored, kept, onEvent }: UndoneStepProps) {
  const { t } = useTranslation('import');
  const counts = [
    { key: 'removed', count: removed },
    { key: 'restored', count: restored },
    { key: 'kept', count: kept },
  ] as const;
  const shownCounts = counts.filter(({ count }) => count > 0);
  return (
    <Narrow>
      <Alert tone={kept > 0 ? 'warning' : 'success'} title={t('undo.doneTitle')} live="polite">
        {shownCounts.length === 0
          ? t('undo.nothing')
          : shownCounts.map(({ key, count }) => (
              <Text key={key} overflow="break">
                {t(`undo.${key}`, { count })}
              </Text>
            ))}
      </Alert>
      <Actions>
        <ButtonLink variant="primary" href={inventoryPaths.list}>
          {t('done.toInventory')}
        </ButtonLink>
        <Button onPress={() => onEvent({ type: 'import.restarted' })}>{t('done.another')}</Button>
      </Actions>
    </Narrow>
  );
}

export interface OutcomeStepProps {
  outcome: ImportOutcome | null;
  report: ApplyReport | null;
  uncertain: boolean;
  canUndo: boolean;
  /** Error of the undo. */
  error: unknown;
  onEvent: (event: ImportEvent) => void;
}

export interface UndoneStepProps {
  removed: number;
  restored: number;
  kept: number;
  onEvent: (event: ImportEvent) => void;
}

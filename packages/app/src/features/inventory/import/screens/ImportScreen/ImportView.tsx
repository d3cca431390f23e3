import { Alert, Breadcrumbs, Button, ErrorState, PageHeader, Stepper, type StepState, Stack } from '@stockroom/ui';
import type { SnapshotFrom } from 'xstate';
import { FileStep } from '#features/inventory/import/components/FileStep/FileStep';
import { Actions, Narrow } from '#features/inventory/import/components/Import.styles';
import { usePercent } from '#features/inventory/import/components/importText';
import { MappingStep } from '#features/inventory/import/components/MappingStep/MappingStep';
import { OutcomeStep, UndoneStep } from '#features/inventory/import/components/OutcomeStep/OutcomeStep';
import { ReviewStep, type ReviewStepProps } from '#features/inventory/import/components/ReviewStep/ReviewStep';
import { TaskProgress } from '#features/inventory/import/components/TaskProgress/TaskProgress';
import type { importMachine } from '#features/inventory/import/machines/importMachine';
import type { ImportEvent } from '#features/inventory/import/model/importState';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

const STEPS = ['choose', 'map', 'review', 'apply', 'finished'] as const;

/** The import's steps and the current one. */
export function ImportView(props: ImportViewProps) {
  const { t } = useTranslation('import');
  const current = STEPS.findIndex((step) => props.snapshot.hasTag(step));
  const stateOf = (index: number): StepState => (index < current ? 'done' : index === current ? 'current' : 'todo');
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageHeader
          title={t('title')}
          description={t('description')}
          breadcrumbs={
            <Breadcrumbs
              label={t('breadcrumbs')}
              items={[{ label: t('back'), href: inventoryPaths.list }, { label: t('title') }]}
            />
          }
        />
        <Stepper
          label={t('steps.label')}
          steps={STEPS.map((id, index) => ({ id, label: t(`steps.${id}`), state: stateOf(index) }))}
          stateLabels={{ done: t('steps.done'), current: t('steps.current'), todo: t('steps.todo') }}
        />
      </Stack>
      <CurrentStep {...props} />
    </Stack>
  );
}

function CurrentStep({ snapshot, onEvent, lookups, loadProblems, loadRows }: ImportViewProps) {
  const { t } = useTranslation('import');
  const describe = useDescribeError();
  const percent = usePercent();
  const { file, fault, error, remembered, info, mapping, summary, progress, restored, outcome, undone } = snapshot.context;
  const fileName = file?.name ?? remembered?.fileName ?? '';

  if (snapshot.matches('reading')) {
    return (
      <TaskProgress
        title={t('reading.title', { file: fileName })}
        value={progress}
        valueText={t('reading.progress', { percent: percent(progress) })}
        cancelLabel={t('reading.cancel')}
        onCancel={() => onEvent({ type: 'work.cancelled' })}
      />
    );
  }
  if (snapshot.matches('mapping') && info && mapping) return <MappingStep {...{ info, mapping, restored, onEvent }} />;
  if (snapshot.matches('checking')) {
    return (
      <TaskProgress
        title={t('check.title', { file: fileName })}
        value={progress}
        valueText={t('check.progress', { percent: percent(progress) })}
        cancelLabel={t('reading.cancel')}
        onCancel={() => onEvent({ type: 'work.cancelled' })}
      />
    );
  }
  if (snapshot.matches('checkFailed')) {
    return (
      <Narrow>
        <ErrorState title={t('check.failed')} retryLabel={t('check.retry')} onRetry={() => onEvent({ type: 'check.requested' })}>
          {t('check.kept', { reason: describe(error).message })}
        </ErrorState>
        <Actions>
          <Button icon="back" onPress={() => onEvent({ type: 'mapping.reopened' })}>
            {t('check.toColumns')}
          </Button>
        </Actions>
      </Narrow>
    );
  }
  if (snapshot.matches('reviewing') && summary) {
    const { revision, pending } = snapshot.context;
    return <ReviewStep {...{ summary, revision, pending, error, lookups, loadProblems, loadRows, onEvent }} />;
  }
  if (snapshot.matches('applying')) return <Applying snapshot={snapshot} onEvent={onEvent} />;
  if (snapshot.matches('interrupted')) return <Interrupted snapshot={snapshot} onEvent={onEvent} />;
  if (snapshot.matches('undoing')) return <TaskProgress title={t('undo.title')} value={0} valueText={t('undo.title')} />;
  if (snapshot.matches('undone') && undone) return <UndoneStep {...undone} onEvent={onEvent} />;
  if (snapshot.matches('done') || snapshot.matches('cancelled')) {
    const { report, uncertain } = snapshot.context;
    const canUndo = snapshot.can({ type: 'undo.requested' });
    return <OutcomeStep {...{ outcome, report, uncertain, canUndo, error, onEvent }} />;
  }
  return <FileStep {...{ file, fault, error, remembered, onEvent }} />;
}

function Applying({ snapshot, onEvent }: Pick<ImportViewProps, 'snapshot' | 'onEvent'>) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const { report } = snapshot.context;
  const stopping = snapshot.matches({ applying: 'stopping' });
  const counts = report && { done: format.number(report.rows), total: format.number(report.rowCount) };
  return (
    <TaskProgress
      title={t('apply.title')}
      value={report ? report.rows / Math.max(1, report.rowCount) : 0}
      valueText={counts ? t('apply.progress', counts) : t('apply.tags')}
      help={t('apply.stay')}
      cancelLabel={t('apply.cancel')}
      onCancel={() => onEvent({ type: 'work.cancelled' })}
      stopping={stopping ? t('apply.stopping') : undefined}
    />
  );
}

function Interrupted({ snapshot, onEvent }: Pick<ImportViewProps, 'snapshot' | 'onEvent'>) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const describe = useDescribeError();
  const { report, summary, error } = snapshot.context;
  const total = report?.rowCount ?? (summary ? summary.counts.add + summary.counts.change : 0);
  return (
    <Narrow>
      <Alert
        tone="critical"
        title={t('interrupted.title')}
        actions={
          <Actions>
            <Button variant="primary" size="sm" icon="retry" onPress={() => onEvent({ type: 'apply.resumed' })}>
              {t('interrupted.resume')}
            </Button>
            <Button size="sm" onPress={() => onEvent({ type: 'apply.abandoned' })}>
              {t('interrupted.stop')}
            </Button>
          </Actions>
        }
      >
        {t('interrupted.message', {
          done: format.number(report?.rows ?? 0),
          total: format.number(total),
          reason: describe(error).message,
        })}
      </Alert>
    </Narrow>
  );
}

export interface ImportViewProps extends Pick<ReviewStepProps, 'lookups' | 'loadProblems' | 'loadRows'> {
  snapshot: ImportSnapshot;
  onEvent: (event: ImportEvent) => void;
}

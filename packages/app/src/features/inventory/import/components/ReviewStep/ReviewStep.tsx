import { Alert, Button, Card, ConfirmDialog, Tabs, Stack } from '@stockroom/ui';
import { useId, useMemo, useState } from 'react';
import type { ImportEvent } from '#features/inventory/import/model/importState';
import { hasWork } from '#features/inventory/import/model/importState';
import { RECORD_KINDS } from '#features/inventory/import/model/judging/judge';
import { categoryPaths, type Lookups } from '#features/inventory/import/model/judging/lookups';
import type { Named } from '#features/inventory/import/model/judging/names';
import type { ProblemFilter, RecordFilter } from '#features/inventory/import/model/judging/planViews';
import type { CheckSummary, ProblemView, RecordView } from '#features/inventory/import/model/report';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useSteps } from '#shared/hooks/useSteps';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Actions, BulletList, Foot, Tile, Tiles, Title } from '../Import.styles';
import type { NameOptions } from './FixField';
import { type LoadWindow, ProblemTable, type ProblemsView } from './ProblemTable';
import { RowTable } from './RowTable';
import { UnknownNames } from './UnknownNames';

/** Number of new tags listed by name before the rest is counted. */
const TAGS_NAMED = 8;

/**
 * The dry run: rows to add, change, leave and skip, every problem, and the button to apply. Suspicious numbers need a
 * confirmation first.
 */
export function ReviewStep({ summary, revision, pending, error, lookups, loadProblems, loadRows, onEvent }: ReviewStepProps) {
  const { t } = useTranslation('import');
  const describe = useDescribeError();
  const format = useFormat();
  const names = useNameOptions(lookups);
  const titleId = useId();
  const problems = summary.errors + summary.warnings;
  const [tab, setTab] = useState(problems > 0 ? 'problems' : 'rows');
  const [view, setView] = useState<ProblemsView>({ filter: summary.errors > 0 ? 'error' : 'all' });
  const [isDoubted, setDoubted] = useState(false);
  // The lists are half of the work: each half is short enough to respond to a press in between.
  const drawn = useSteps(2);
  const apply = () => onEvent({ type: 'apply.requested' });
  const count = summary.counts.add + summary.counts.change;
  return (
    <Stack gap={6}>
      <section aria-labelledby={titleId}>
        <Title id={titleId}>{t('review.title')}</Title>
        <Counts summary={summary} />
      </section>
      <Notes summary={summary} />
      {summary.unknownNames.length > 0 && <UnknownNames unknown={summary.unknownNames} names={names} onEvent={onEvent} />}
      {error !== null && <Alert tone="critical">{t('review.amendFailed', { reason: describe(error).message })}</Alert>}
      {drawn > 1 && (
        <>
          <Tabs
            label={t('review.lists')}
            value={tab}
            onChange={setTab}
            tabs={[
              {
                id: 'problems',
                label: t('review.problems'),
                badge: format.number(problems),
                content: (
                  <ProblemTable
                    summary={summary}
                    revision={revision}
                    names={names}
                    view={view}
                    onView={setView}
                    load={loadProblems}
                    onEvent={onEvent}
                  />
                ),
              },
              {
                id: 'rows',
                label: t('review.rows'),
                badge: format.number(summary.records),
                content: <RowTable revision={revision} load={loadRows} />,
              },
            ]}
          />
          {!hasWork(summary) && <Alert tone="info">{t('review.nothing')}</Alert>}
          <Foot>
            <Actions>
              <Button icon="back" onPress={() => onEvent({ type: 'mapping.reopened' })}>
                {t('check.toColumns')}
              </Button>
              <Button variant="quiet" onPress={() => onEvent({ type: 'file.removed' })}>
                {t('choose.another')}
              </Button>
            </Actions>
            <Button
              variant="primary"
              disabled={!hasWork(summary)}
              loading={pending > 0}
              loadingText={t('review.amending')}
              onPress={summary.suspicious > 0 ? () => setDoubted(true) : apply}
            >
              {t('review.apply', { count })}
            </Button>
          </Foot>
        </>
      )}
      <ConfirmDialog
        open={isDoubted}
        onOpenChange={() => {
          setDoubted(false);
          setTab('problems');
          setView({ filter: 'warning' });
        }}
        title={t('review.unlikely.title')}
        message={t('review.unlikely.message', { count: summary.suspicious, formatted: format.number(summary.suspicious) })}
        confirmLabel={t('review.apply', { count })}
        cancelLabel={t('review.unlikely.back')}
        onConfirm={() => {
          setDoubted(false);
          apply();
        }}
      />
    </Stack>
  );
}

function Counts({ summary: { counts } }: { summary: CheckSummary }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const shown = RECORD_KINDS.filter((kind) => kind !== 'skipped' || counts.skipped > 0);
  return (
    <Tiles aria-label={t('review.summary')}>
      {shown.map((kind) => (
        <Tile key={kind} data-kind={kind} data-none={counts[kind] === 0}>
          <dt>{t(`review.${kind}`, { count: counts[kind] })}</dt>
          <dd>{format.number(counts[kind])}</dd>
        </Tile>
      ))}
    </Tiles>
  );
}

function Notes({ summary: { notes, newTags, newNames } }: { summary: CheckSummary }) {
  const { t } = useTranslation('import');
  if (notes.length + newTags.length + newNames.length === 0) return null;
  const named = newTags.slice(0, TAGS_NAMED).join(', ');
  const more = newTags.length - TAGS_NAMED;
  const tags = more > 0 ? t('review.andMore', { list: named, count: more }) : named;
  return (
    <Card title={t('review.notes')}>
      <BulletList>
        {notes.map(({ code, count }) => (
          <li key={code}>{t(`note.${code}`, { count })}</li>
        ))}
        {newNames.map(({ target, name }) => (
          <li key={`${target} ${name}`}>{t('review.newName', { field: t(`target.${target}`), name })}</li>
        ))}
        {newTags.length > 0 && <li>{t('review.newTags', { count: newTags.length, tags })}</li>}
      </BulletList>
    </Card>
  );
}

function useNameOptions(lookups: Lookups | null): NameOptions {
  return useMemo(() => {
    const options = (items: readonly Named[] = []) => items.map(({ id, name }) => ({ value: String(id), label: name }));
    return {
      category: options(lookups ? categoryPaths(lookups.categories) : []),
      brand: options(lookups?.brands),
      vendor: options(lookups?.vendors),
      country: options(lookups?.countries),
      style: options(lookups?.styles),
    };
  }, [lookups]);
}

export interface ReviewStepProps {
  summary: CheckSummary;
  /** Number of changes made to the plan. */
  revision: number;
  /** Number of corrections being checked. */
  pending: number;
  /** Error of the last correction. */
  error: unknown;
  lookups: Lookups | null;
  loadProblems: LoadWindow<ProblemFilter, ProblemView>;
  loadRows: LoadWindow<RecordFilter, RecordView>;
  onEvent: (event: ImportEvent) => void;
}

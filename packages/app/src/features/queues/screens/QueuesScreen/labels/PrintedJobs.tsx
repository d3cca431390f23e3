import type { LabelJob } from '@stockroom/contract';
import { Button, Disclosure, IconButton } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Printed } from './LabelsTab.styles';

/** Printed label jobs: each can be printed again, with the current data of its products. */
export function PrintedJobs({ jobs, onAgain, onRemove }: PrintedJobsProps) {
  const { t } = useTranslation(['queues', 'counts']);
  const format = useFormat();
  if (jobs.length === 0) return null;
  return (
    <Disclosure summary={t('labels.printed', { count: jobs.length })}>
      <Printed aria-label={t('labels.printedList')}>
        {jobs.map((job) => {
          const time = format.date(job.printedAt ?? job.at, { time: true });
          const isGone = job.rows.every(({ gone }) => gone);
          return (
            <li key={job.id}>
              <span>
                {time} · {job.userName} · {t('counts:products', { count: job.rows.length })}
              </span>
              <span>
                <Button size="sm" icon="print" disabled={isGone} onPress={() => onAgain(job)}>
                  {t('labels.again')}
                </Button>
                <IconButton icon="delete" size="sm" label={t('labels.forget', { time })} onPress={() => onRemove(job)} />
              </span>
            </li>
          );
        })}
      </Printed>
    </Disclosure>
  );
}

interface PrintedJobsProps {
  /** Newest first. */
  jobs: readonly LabelJob[];
  onAgain: (job: LabelJob) => void;
  onRemove: (job: LabelJob) => void;
}

import type { LabelJob, LabelRow } from '@stockroom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { addLabels } from '#entities/products/labelCalls';
import { deleteLabelJob, labelJobsQuery, updateLabelJob } from '#features/queues/api/labelCalls';
import { queueKeys } from '#features/queues/api/queueKeys';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';

/** Pending and printed labels, and the actions on them: one call after the other, each failure reported. */
export function useLabelPrintJobs() {
  const { t } = useTranslation('queues');
  const client = useQueryClient();
  const describe = useDescribeError();
  const query = useQuery(labelJobsQuery());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = query.data?.find(({ state }) => state === 'waiting');

  const run = (call: () => Promise<unknown>): Promise<boolean> => {
    const done = queue.current.then(async () => {
      try {
        await call();
        return true;
      } catch (error) {
        if (shouldShowError(error)) {
          toasts.show({ id: 'labels', tone: 'critical', message: `${t('labels.notSaved')} ${describe(error).message}` });
        }
        return false;
      } finally {
        broadcastInvalidation(queueKeys.labels());
        // The first response may still be pending, from before this change: it would not be refetched.
        await client.cancelQueries({ queryKey: queueKeys.labels() });
        await client.invalidateQueries({ queryKey: queueKeys.labels() });
      }
    });
    queue.current = done;
    return done;
  };
  const setRows = (job: LabelJob, rows: readonly LabelRow[]) => {
    client.setQueryData<LabelJob[]>(queueKeys.labels(), (jobs) =>
      jobs?.map((each) => (each.id === job.id ? { ...each, rows: [...rows] } : each)),
    );
    return run(() => updateLabelJob({ id: job.id, rows: rows.map(({ productId, copies }) => ({ productId, copies })) }));
  };
  return {
    query,
    waiting,
    printed: query.data?.filter(({ state }) => state === 'printed') ?? [],
    add: (products: Parameters<typeof addLabels>[0]) => run(() => addLabels(products)),
    setRows,
    /** Marks rows as printed: the job's other rows, and those added meanwhile, stay pending. */
    notePrinted: (job: LabelJob, rows: readonly LabelRow[]) =>
      run(() =>
        updateLabelJob({ id: job.id, state: 'printed', rows: rows.map(({ productId, copies }) => ({ productId, copies })) }),
      ),
    remove: (job: LabelJob) => run(() => deleteLabelJob(job.id)),
  };
}

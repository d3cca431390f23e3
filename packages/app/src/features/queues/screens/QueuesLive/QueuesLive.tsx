import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '#entities/counts/countQueries';
import { isUnderWay } from '#entities/counts/model/countLines';
import { labelJobsQuery } from '#features/queues/api/labelCalls';
import { queuePaths } from '#features/queues/queuePaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useNavCount } from '#shared/navigation/navCounts';

/** The queues' parts on all pages: open counts and pending labels, beside their entry in the menu. */
export function QueuesLive() {
  const { t } = useTranslation('counts');
  const { data: counts = [] } = useQuery(countsQuery());
  const { data: jobs = [] } = useQuery(labelJobsQuery());
  const waiting =
    counts.filter(isUnderWay).length + jobs.filter(({ state, rows }) => state === 'waiting' && rows.length > 0).length;
  useNavCount(queuePaths.queues, waiting, t('waiting', { count: waiting }));
  return null;
}

import type { AddLabelsBody, Count } from '@stockroom/contract';
import { Dialog, Skeleton } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countQuery, countsQuery } from '#entities/counts/countQueries';
import { labelsOf, nameOf } from '#entities/counts/model/countLines';
import { useScopeName } from '#entities/counts/useScopeName';
import { deliveriesQuery } from '#features/queues/api/deliveriesQuery';
import { SourceList } from '#features/queues/components/SourceList/SourceList';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { toasts } from '#shared/toast/toast';
import { Tab } from '../QueuesScreen.styles';

/** Limit of deliveries shown: labels are needed for the latest ones. */
const MOST = 20;
const NONE: never[] = [];

/** Labels for the products of a recent count or delivery. */
export function LabelSources({ onAdd, onClose }: LabelSourcesProps) {
  const { t } = useTranslation(['queues', 'counts', 'common']);
  const format = useFormat();
  const describe = useDescribeError();
  const client = useQueryClient();
  const [taking, setTaking] = useState<string | null>(null);
  const allCounts = useQuery(countsQuery());
  const deliveries = useQuery(deliveriesQuery());
  const counts = (allCounts.data ?? NONE).filter(({ counted }: Count) => counted > 0);
  const scopeName = useScopeName(counts.map(({ scope }: Count) => scope));
  const shown = deliveries.data?.slice(0, MOST) ?? NONE;

  const take = async (id: string, find: () => Promise<AddLabelsBody['products']>) => {
    if (taking !== null) return;
    setTaking(id);
    try {
      const products = await find();
      if (products.length === 0) toasts.show({ id: 'labels', tone: 'info', message: t('labels.nothingCounted') });
      else if (await onAdd(products)) onClose();
    } catch (error) {
      toasts.show({ id: 'labels', tone: 'critical', message: `${t('labels.notSaved')} ${describe(error).message}` });
    } finally {
      setTaking(null);
    }
  };
  const countLabels = { failed: t('counts.failed'), stale: t('counts.stale') };
  const deliveryLabels = { failed: t('labels.deliveriesFailed'), stale: t('labels.deliveriesStale') };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('labels.sources')} closeLabel={t('common:close')}>
      <Tab>
        <QueryStale query={allCounts} labels={countLabels} />
        {allCounts.isError && !allCounts.data && <QueryFailed query={allCounts} labels={countLabels} level={3} />}
        {allCounts.isPending && <Skeleton shape="rect" height={96} />}
        {allCounts.data && (
          <SourceList
            title={t('tabs.counts')}
            empty={t('labels.noCounts')}
            taking={taking}
            sources={counts.map((count: Count) => ({
              id: count.id,
              name: t('counts.name', { name: nameOf(count), scope: scopeName(count.scope) }),
              about: [
                t(`counts.states.${count.state}`),
                t('counts.progress', { counted: count.counted, products: count.products }),
              ].join(' · '),
            }))}
            onTake={(id) => void take(id, async () => labelsOf((await client.query(countQuery(id))).lines))}
          />
        )}
        <QueryStale query={deliveries} labels={deliveryLabels} />
        {deliveries.isError && !deliveries.data && <QueryFailed query={deliveries} labels={deliveryLabels} level={3} />}
        {deliveries.isPending && <Skeleton shape="rect" height={96} />}
        {deliveries.data && (
          <SourceList
            title={t('labels.deliveries')}
            empty={t('labels.noDeliveries')}
            taking={taking}
            sources={shown.map(({ id, reference, at, userName, products }) => ({
              id,
              name: reference || t('labels.noReference'),
              about: [format.date(at, { time: true }), userName, t('counts:products', { count: products.length })].join(' · '),
            }))}
            onTake={(id) => void take(id, () => Promise.resolve(shown.find((delivery) => delivery.id === id)?.products ?? NONE))}
          />
        )}
      </Tab>
    </Dialog>
  );
}

export interface LabelSourcesProps {
  /** Resolves to whether they were added to the labels. */
  onAdd: (products: AddLabelsBody['products']) => Promise<boolean>;
  onClose: () => void;
}

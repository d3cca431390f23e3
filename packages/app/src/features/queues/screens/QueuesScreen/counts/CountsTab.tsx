import type { Count } from '@stockroom/contract';
import { Button, EmptyState, Inline } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countsQuery } from '#entities/counts/countQueries';
import { useScopeName } from '#entities/counts/useScopeName';
import { CountList } from '#features/queues/components/CountList/CountList';
import { queuePaths } from '#features/queues/queuePaths';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { useHasRole } from '#shared/session/useHasRole';
import { LazyCountView, LazyStartCount } from '../lazyComponents';
import type { QueuePage } from '../queuePage';
import { Tab } from '../QueuesScreen.styles';

/** Counts of stock: open ones, closed ones, and the selected one. */
export function CountsTab(props: QueuePage) {
  const { countId } = props.state;
  // A user who opens or starts a count here continues at its heading: the element they pressed was removed with the list.
  const [last, setLast] = useState({ countId, isOpened: false });
  if (last.countId !== countId) setLast({ countId, isOpened: true });
  return countId === null ? <AllCounts {...props} /> : <LazyCountView {...props} id={countId} takesFocus={last.isOpened} />;
}

function AllCounts({ state, move }: QueuePage) {
  const { t } = useTranslation('queues');
  const query = useQuery(countsQuery());
  const scopeName = useScopeName((query.data ?? NONE).map(({ scope }: Count) => scope));
  const isLoading = useDelayed(!query.data && !query.isError);
  const labels = { failed: t('counts.failed'), stale: t('counts.stale') };
  const may = useHasRole('write');
  const start = may && (
    <Button variant="primary" icon="add" onPress={() => move({ overlay: 'count' })}>
      {t('counts.start')}
    </Button>
  );
  return (
    <Tab>
      <Inline justify="endAbovePhone">{start}</Inline>
      <QueryStale query={query} labels={labels} />
      <CountList
        counts={query.data ?? NONE}
        scopeName={scopeName}
        isLoading={isLoading}
        hrefOf={queuePaths.count}
        empty={
          query.isError && !query.data ? (
            <QueryFailed query={query} labels={labels} />
          ) : (
            query.data && (
              <EmptyState illustration="box" title={t('counts.empty')}>
                {t('counts.emptyText')}
              </EmptyState>
            )
          )
        }
      />
      {may && state.overlay === 'count' && (
        <LazyStartCount
          search={state.search}
          filters={state.filters}
          onFilter={move}
          onClose={() => move(CLOSED)}
          onStarted={(countId) => move({ ...CLOSED, countId })}
        />
      )}
    </Tab>
  );
}

const NONE: never[] = [];

const CLOSED = { overlay: null, filters: '', search: '' } as const;

import type { CountLine } from '@stockroom/contract';
import { Alert, Button, EmptyState, Select, Skeleton, Text, Inline } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countQuery } from '#entities/counts/countQueries';
import { isUnderWay, labelsOf, LINE_FILTERS, nameOf, shownLines, sumsOf } from '#entities/counts/model/countLines';
import { useCountScans } from '#entities/counts/useCountScans';
import { useCountWrites } from '#entities/counts/useCountWrites';
import { useScopeName } from '#entities/counts/useScopeName';
import { useAddLabels } from '#entities/labels/useAddLabels';
import { CountHead, type CountAction } from '#features/queues/components/CountHead/CountHead';
import { CountTable } from '#features/queues/components/CountTable/CountTable';
import { queuePaths } from '#features/queues/queuePaths';
import { CameraButton } from '#shared/camera/CameraButton';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { useHasRole } from '#shared/session/useHasRole';
import { useUndoToast } from '#shared/undo/useUndoToast';
import type { QueuePage } from '../queuePage';
import { Filters, Tab } from '../QueuesScreen.styles';
import { FinishCount } from './FinishCount';
import { useCountEnds } from './useCountEnds';

/** A count: its lines, counted by scan or by hand, and its completion. */
export function CountView({ id, state, move, takesFocus }: CountViewProps) {
  const { t } = useTranslation(['queues', 'counts']);
  const locale = useLanguage();
  const query = useQuery(countQuery(id));
  const scopeName = useScopeName(query.data ? [query.data.count.scope] : NONE);
  const field = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<readonly number[]>([]);
  const writes = useCountWrites(id);
  const { change, goTo } = writes;
  const adding = useAddLabels();
  const offerUndo = useUndoToast();
  const ends = useCountEnds({
    onRefused: (ids) => {
      setAsking(false);
      setRefused(ids);
    },
    onFinished: () => setAsking(false),
  });
  const count = query.data?.count;
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = count !== undefined;
  useEffect(() => {
    if (takesFocus && isThere) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, isThere]);
  const lines = query.data?.lines ?? NONE;
  const may = useHasRole('write');
  const isOn = may && count !== undefined && isUnderWay(count);
  const last = useCountScans({ lines, isOn, writes, onSeveral: (code) => move({ search: code }) });
  const onCount = useCallback(
    (line: CountLine, counted: number | null, seen: number | null) =>
      void change(line, { productId: line.productId, counted, seen }),
    [change],
  );
  const onCheck = useCallback(
    (line: CountLine, checked: boolean) => void change(line, { productId: line.productId, checked }),
    [change],
  );
  const shown = useMemo(() => shownLines(lines, state.show, state.search, locale), [lines, state.show, state.search, locale]);
  const sums = useMemo(() => sumsOf(lines), [lines]);
  const labels = { failed: t('counts.oneFailed'), stale: t('counts.stale') };

  if (query.isError && !query.data) {
    return (
      <Tab>
        <QueryFailed query={query} labels={labels} />
      </Tab>
    );
  }
  if (!count) {
    return (
      <Tab>
        <Skeleton shape="rect" height={120} />
      </Tab>
    );
  }
  const name = nameOf(count);
  const act = async (what: CountAction) => {
    if (what === 'finish') setAsking(true);
    else if (what === 'undo') ends.undo(id);
    else if (what === 'label') adding.addLabels(labelsOf(lines));
    else if (what !== 'drop') void goTo(what, name);
    else if (await goTo('dropped', name)) {
      move({ countId: null });
      offerUndo({ id: 'count-dropped', message: t('counts.dropped', { name }), undo: () => void goTo('open', name) });
    }
  };
  const left = refused.flatMap((each) => lines.find(({ productId }) => productId === each)?.name ?? []);
  return (
    <Tab>
      <QueryStale query={query} labels={labels} />
      <CountHead
        count={count}
        scope={scopeName(count.scope)}
        sums={sums}
        backHref={queuePaths.counts}
        ledgerHref={`/apps/ecommerce/transactions?${new URLSearchParams({ search: name })}`}
        isBusy={ends.isUndoing}
        isLabelling={adding.isAdding}
        headingRef={heading}
        onAction={(what) => void act(what)}
      />
      {left.length > 0 && isOn && (
        <Alert tone="critical" title={t('counts.refusedTitle')} live="polite">
          {t('counts.refused', { names: left.join(', ') })}
        </Alert>
      )}
      <Filters>
        <SearchBox
          search={state.search}
          labels={{ label: t('counts.find'), placeholder: t('counts.findHelp'), clear: t('counts.clearSearch') }}
          ref={field}
          onSearch={(search) => move({ search })}
        />
        <Select
          label={t('counts.show')}
          hideLabel
          value={state.show}
          options={LINE_FILTERS.filter((filter) => isShown(filter, count.blind && count.state === 'open')).map((value) => ({
            value,
            label: t(`counts.filters.${value}`),
          }))}
          onChange={(show) => move({ show })}
        />
      </Filters>
      {isOn && (
        <Inline columnGap={4} justify="between">
          <Text tone="muted" overflow="break" role="status">
            {last ? t('counts:scanned', { name: last.name, count: last.counted }) : t('counts.scanHelp')}
          </Text>
          <CameraButton size="sm" />
        </Inline>
      )}
      <CountTable
        lines={shown}
        isFixed={!isOn}
        isBlind={count.blind && count.state === 'open'}
        isLoading={false}
        empty={
          lines.length === 0 ? (
            <EmptyState illustration="box" title={t('counts.noLines')} level={3}>
              {t('counts.noLinesText')}
            </EmptyState>
          ) : (
            <EmptyState
              illustration="search"
              title={t('counts.noMatch')}
              level={3}
              action={<Button onPress={() => move({ show: 'all', search: '' })}>{t('counts.clearFilters')}</Button>}
            />
          )
        }
        onCount={onCount}
        onCheck={onCheck}
      />
      {isAsking && (
        <FinishCount
          count={count}
          sums={sums}
          isFinishing={ends.isFinishing}
          onFinish={(uncounted) => ends.finish({ id, uncounted })}
          onClose={() => setAsking(false)}
        />
      )}
    </Tab>
  );
}

export interface CountViewProps extends QueuePage {
  id: string;
  /** Whether it was opened from within the page, and not by its address. */
  takesFocus: boolean;
}

const NONE: never[] = [];

/** Whether a filter is available: users who count blindly see no differences. */
const isShown = (filter: (typeof LINE_FILTERS)[number], isBlind: boolean): boolean =>
  !isBlind || (filter !== 'different' && filter !== 'unchecked');

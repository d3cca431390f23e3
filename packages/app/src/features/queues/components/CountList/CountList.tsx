import type { Count, CountScope } from '@stockroom/contract';
import { Badge, type Column, DataTable, Link } from '@stockroom/ui';
import { type ReactNode, useMemo } from 'react';
import { nameOf } from '#entities/counts/model/countLines';
import { formatDate } from '#shared/format/format';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { DayAndTime } from '#shared/list/DayAndTime';
import { TwoLineCells } from '#shared/list/TwoLineCells';

const TONES = { open: 'info', review: 'warning', finished: 'success', undone: 'neutral', dropped: 'neutral' } as const;

/** The state of a count, as a badge. */
export function CountBadge({ state }: Pick<Count, 'state'>) {
  const { t } = useTranslation('queues');
  return <Badge tone={TONES[state]}>{t(`counts.states.${state}`)}</Badge>;
}

/** All counts: scope, author, state. */
export function CountList({ counts, scopeName, isLoading, empty, hrefOf }: CountListProps) {
  const { t } = useTranslation('queues');
  const locale = useLanguage();
  const columns = useMemo(
    (): Column<Count>[] => [
      {
        id: 'count',
        header: t('counts.count'),
        render: (count) => (
          <>
            <span data-line>
              <Link variant="record" href={hrefOf(count.id)}>
                {t('counts.name', { name: nameOf(count), scope: scopeName(count.scope) })}
              </Link>
            </span>
            <span data-second>{t('counts.progress', { counted: count.counted, products: count.products })}</span>
            <span data-second data-only="narrow">
              {formatDate(count.startedAt, locale)} · {count.userName}
            </span>
            <span data-only="narrow">
              <CountBadge state={count.state} />
            </span>
          </>
        ),
      },
      {
        id: 'started',
        header: t('counts.started'),
        width: 160,
        hideBelow: 'md',
        render: ({ startedAt }) => <DayAndTime at={startedAt} />,
      },
      {
        id: 'person',
        header: t('counts.person'),
        width: 176,
        hideBelow: 'md',
        render: ({ userName }) => <span data-line>{userName}</span>,
      },
      {
        id: 'state',
        header: t('counts.state'),
        width: 148,
        hideBelow: 'md',
        render: ({ state }) => <CountBadge state={state} />,
      },
    ],
    [t, locale, hrefOf, scopeName],
  );
  return (
    <TwoLineCells>
      <DataTable
        label={t('tabs.counts')}
        semantics="table"
        rows={counts}
        rowKey={idOf}
        columns={columns}
        loading={isLoading}
        loadingRows={4}
        empty={empty}
      />
    </TwoLineCells>
  );
}

const idOf = ({ id }: Count) => id;

export interface CountListProps {
  /** Newest first. */
  counts: readonly Count[];
  /** A count's scope, as text. */
  scopeName: (scope: CountScope) => string;
  isLoading: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Address of a count. Must be stable across renders. */
  hrefOf: (id: string) => string;
}

import type { Count } from '@stockroom/contract';
import { ButtonLink, EmptyState, Select, Skeleton, Inline } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { countQuery, countsQuery } from '#entities/counts/countQueries';
import { nameOf } from '#entities/counts/model/countLines';
import { useCountScans } from '#entities/counts/useCountScans';
import { useCountWrites } from '#entities/counts/useCountWrites';
import { useScopeName } from '#entities/counts/useScopeName';
import { productAddress } from '#entities/products/productAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryFailed } from '#shared/query/QueryTrouble';
import { Mode } from './ProductSearchScreen.styles';

const NONE: never[] = [];

/** Scans that count: each adds one to its product in an open count. Without an open count, links to the form of a new one. */
export function Counting({ countId, onCount, onSeveral }: CountingProps) {
  const { t } = useTranslation('productSearch');
  const query = useQuery(countsQuery());
  const open = (query.data ?? NONE).filter(({ state }: Count) => state === 'open');
  const scopeName = useScopeName(open.map(({ scope }: Count) => scope));
  const count = open.find(({ id }) => id === countId) ?? open[0];
  if (!query.data) {
    return query.isError ? (
      <QueryFailed query={query} labels={{ failed: t('count.failed') }} level={2} />
    ) : (
      <Skeleton shape="rect" height={96} />
    );
  }
  if (!count) {
    return (
      <EmptyState
        illustration="box"
        title={t('count.none')}
        action={
          <ButtonLink variant="primary" icon="add" href={productAddress.startCount}>
            {t('count.start')}
          </ButtonLink>
        }
      >
        {t('count.noneText')}
      </EmptyState>
    );
  }
  return (
    <Mode>
      {open.length > 1 ? (
        <Select
          label={t('count.which')}
          value={count.id}
          options={open.map(({ id, scope, number }) => ({ value: id, label: `${nameOf({ number })} · ${scopeName(scope)}` }))}
          onChange={onCount}
        />
      ) : (
        <p>{t('count.into', { name: `${nameOf(count)} · ${scopeName(count.scope)}` })}</p>
      )}
      <CountingInto key={count.id} count={count} onSeveral={onSeveral} />
    </Mode>
  );
}

function CountingInto({ count: { id, counted, products }, onSeveral }: { count: Count } & Pick<CountingProps, 'onSeveral'>) {
  const { t } = useTranslation(['productSearch', 'counts']);
  const query = useQuery(countQuery(id));
  const last = useCountScans({
    lines: query.data?.lines ?? NONE,
    // Before its lines have loaded, it is unknown which products are part of it.
    isOn: query.data !== undefined,
    writes: useCountWrites(id),
    onSeveral,
  });
  return (
    <>
      <p role="status">
        {last ? t('counts:scanned', { name: last.name, count: last.counted }) : t('count.progress', { counted, products })}
      </p>
      <Inline justify="endAbovePhone">
        <ButtonLink icon="checklist" href={productAddress.count(id)}>
          {t('count.open')}
        </ButtonLink>
      </Inline>
    </>
  );
}

export interface CountingProps {
  /** Id of the chosen count; `null`: the newest open one. */
  countId: string | null;
  onCount: (id: string) => void;
  /** Called when several products have the code. */
  onSeveral: (code: string) => void;
}

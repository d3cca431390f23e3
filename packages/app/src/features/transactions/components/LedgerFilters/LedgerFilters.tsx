import { MOVEMENT_REASONS, type MovementPerson } from '@stockroom/contract';
import { breakpoints, Disclosure, Select, Skeleton } from '@stockroom/ui';
import type { ReactNode } from 'react';
import type { LedgerState } from '#features/transactions/model/ledgerAddress';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { lazyPart } from '#shared/routing/lazyPart';
import { Day, Filters, SearchRow, FullRow } from './LedgerFilters.styles';

/** Date fields are as large as the page in code, and load after it. */
const Period = lazyPart(
  'ledger-period',
  async () => (await import('./Period')).Period,
  ['from', 'to'].map((day) => (
    <Day key={day}>
      <Skeleton shape="rect" height={66} />
    </Day>
  )),
);

/** Contains blanks, so that it equals no reason and no person's id. */
const ALL = 'all of them' as const;

/** The ledger's filters: text, reason, person, direction and period. */
export function LedgerFilters({ state, people, product, onMove }: LedgerFiltersProps) {
  const { t } = useTranslation(['transactions', 'stock']);
  const all = { value: ALL, label: t('filters.all') } as const;
  // A person in the URL who is not in the list is shown by the id in the URL.
  const isUnknown = state.userId !== null && !people.some(({ id }) => id === state.userId);
  const everybody = isUnknown
    ? [...people, { id: state.userId ?? '', name: people.length > 0 ? t('filters.unknownPerson') : '…' }]
    : people;
  // On a phone the filters would fill the first screen: there only the search is in view.
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.sm - 1}px)`);
  const set = [state.productId, state.reason, state.userId, state.direction, state.from, state.to].filter(
    (value) => value !== null,
  );
  const others = (
    <>
      {product && <SearchRow>{product}</SearchRow>}
      <Select
        label={t('filters.reason')}
        value={state.reason ?? ALL}
        options={[all, ...MOVEMENT_REASONS.map((value) => ({ value, label: t(`stock:reasons.${value}`) }))]}
        onChange={(reason) => onMove({ reason: reason === ALL ? null : reason })}
      />
      <Select
        label={t('filters.person')}
        value={state.userId ?? ALL}
        options={[all, ...everybody.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(userId) => onMove({ userId: userId === ALL ? null : userId })}
      />
      <Select
        label={t('filters.direction')}
        value={state.direction ?? ALL}
        options={[all, { value: 'in', label: t('filters.in') }, { value: 'out', label: t('filters.out') }]}
        onChange={(direction) => onMove({ direction: direction === ALL ? null : direction })}
      />
      <Period from={state.from} to={state.to} onMove={onMove} />
    </>
  );
  return (
    <Filters role="group" aria-label={t('filters.label')}>
      <SearchRow data-alone={!product || undefined}>
        <SearchBox
          search={state.search}
          labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
          onSearch={(search) => onMove({ search })}
        />
      </SearchRow>
      {isPhone ? (
        <FullRow>
          <Disclosure summary={set.length === 0 ? t('filters.label') : t('filters.more', { count: set.length })}>
            <Filters>{others}</Filters>
          </Disclosure>
        </FullRow>
      ) : (
        others
      )}
    </Filters>
  );
}

export interface LedgerFiltersProps {
  state: LedgerState;
  /** Empty until loaded. */
  people: readonly MovementPerson[];
  /** The product finder, shown while the ledger is not filtered by a product. */
  product?: ReactNode;
  /** Changes the filters: `move` of `useListAddress`. */
  onMove: (change: Partial<LedgerState>) => void;
}

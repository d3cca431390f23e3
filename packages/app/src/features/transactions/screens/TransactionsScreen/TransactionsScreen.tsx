import type { Movement } from '@stockroom/contract';
import { Button, Disclosure, PageHeader } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { ProductFinder } from '#entities/products/ProductFinder/ProductFinder';
import { LazyHostNote } from '#entities/stock/lazyComponents';
import { useUndoMovement } from '#entities/stock/useUndoMovement';
import { ledgerDaysQuery, ledgerPeopleQuery, ledgerProductQuery } from '#features/transactions/api/ledgerQueries';
import { LedgerFilters } from '#features/transactions/components/LedgerFilters/LedgerFilters';
import { Chosen } from '#features/transactions/components/LedgerFilters/LedgerFilters.styles';
import { DaySums } from '#features/transactions/components/LedgerSums/DaySums';
import { LedgerSums } from '#features/transactions/components/LedgerSums/LedgerSums';
import { LedgerTable } from '#features/transactions/components/LedgerTable/LedgerTable';
import { isNarrowed, ledgerAddress, type LedgerState, NO_FILTERS } from '#features/transactions/model/ledgerAddress';
import { isLoaded } from '#features/transactions/model/ledgerRows';
import { transactionPaths } from '#features/transactions/transactionPaths';
import { isApiError } from '#shared/api/ApiError';
import { useFormat } from '#shared/format/useFormat';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { lazyPart } from '#shared/routing/lazyPart';
import { useHasRole } from '#shared/session/useHasRole';
import { LedgerMessage } from './LedgerMessage';
import { Page } from './TransactionsScreen.styles';
import { useLedger } from './useLedger';
import { useLedgerExport } from './useLedgerExport';

/** The form for a new movement, whose code loads after the ledger's. */
const LazyRecordDialog = lazyPart('record-movement', async () => (await import('./RecordDialog')).RecordDialog);

/** The stock ledger: the history behind every stock count, and a form to record movements by hand. */
export function TransactionsScreen() {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  useDocumentTitle(t('title'));
  const { state, move } = useListAddress(ledgerAddress, (param) => t(`params.${param as 'productId'}`));
  const { query, rows, length, sums, scope, loadPageOfRow } = useLedger(state);
  const people = useQuery(ledgerPeopleQuery());
  const file = useLedgerExport(state);
  const undoing = useLatest(useUndoMovement());
  const undo = useCallback((movement: Movement) => void undoing.current.undo(movement), [undoing]);
  // A page that arrives renders all rows in view: deferred, so that scrolling continues meanwhile.
  const drawn = useDeferredValue(rows);
  const may = useHasRole('write');
  const isWaiting = !query.data && !query.isError;
  const isLoading = useDelayed(isWaiting);
  const narrowed = isNarrowed(state);
  const [newest] = rows;
  const labels = { failed: t('failed.ledger'), stale: t('failed.stale') };
  const count = t('count', { count: length, formatted: format.number(length) });
  useAnnounceResults({ scope, length: query.isPlaceholderData || !query.data ? undefined : length, message: count });

  const showRecord = (isOpen: boolean) => move({ overlay: isOpen ? 'record' : null });
  const clear = () => move(NO_FILTERS);
  const links = useMemo(() => ({ ofProduct: hrefOf('productId'), ofMovement: hrefOf('search') }), []);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={query.data && count}
        isDescriptionPending={isWaiting}
        actions={
          <>
            <Button
              icon="download"
              loading={file.isWorking}
              loadingText={t('csv.working')}
              disabled={length === 0}
              onPress={file.write}
            >
              {t('csv.export')}
            </Button>
            {may && (
              <Button variant="primary" icon="add" onPress={() => showRecord(true)}>
                {t('record.title')}
              </Button>
            )}
          </>
        }
      />
      <LazyHostNote />
      <LedgerFilters
        state={state}
        people={people.data ?? NOBODY}
        product={
          state.productId === null && (
            <ProductFinder
              label={t('filters.findProduct')}
              help={t('filters.findProductHelp')}
              takesScans={false}
              announcementOf={(name) => t('filters.productFound', { name })}
              onFound={({ id }) => move({ productId: id })}
            />
          )
        }
        onMove={move}
      />
      {state.productId !== null && (
        <ProductFilter
          id={state.productId}
          name={newest && isLoaded(newest) && newest.productId === state.productId ? newest.name : undefined}
          onClear={() => move({ productId: null })}
        />
      )}
      {(isWaiting || length > 0) && <LedgerSums sums={isWaiting ? null : sums} />}
      {(isWaiting || length > 0) && <DaySumsDisclosure state={state} />}
      <QueryStale query={query} labels={labels} />
      <LedgerTable
        rows={drawn}
        links={links}
        isLoading={isLoading || drawn.length < Math.min(length, 1)}
        empty={
          query.isError && !query.data ? (
            <QueryFailed query={query} labels={labels} />
          ) : (
            query.data && (
              <LedgerMessage isNarrowed={narrowed} onClear={clear} onRecord={may ? () => showRecord(true) : undefined} />
            )
          )
        }
        onUndo={may ? undo : undefined}
        onUnloadedRow={loadPageOfRow}
      />
      {may && state.overlay === 'record' && <LazyRecordDialog onClose={() => showRecord(false)} />}
    </Page>
  );
}

const NOBODY: never[] = [];

const hrefOf = (name: 'productId' | 'search') => (value: string | number) =>
  `${transactionPaths.ledger}?${new URLSearchParams({ [name]: String(value) })}`;

/** The sums per day in a disclosure, fetched when it is opened. */
function DaySumsDisclosure({ state }: { state: LedgerState }) {
  const { t } = useTranslation('transactions');
  const [isOpen, setOpen] = useState(false);
  const days = useQuery({ ...ledgerDaysQuery(state), enabled: isOpen });
  return (
    <Disclosure summary={t('sums.byDay')} open={isOpen} onOpenChange={setOpen}>
      {isOpen &&
        (days.isError && !days.data ? (
          <QueryFailed query={days} labels={{ failed: t('sums.failed') }} level={3} />
        ) : (
          <DaySums days={days.data ?? NO_DAYS} isLoading={!days.data} />
        ))}
    </Disclosure>
  );
}

const NO_DAYS: never[] = [];

/** The product that the ledger is filtered by, with a button that clears the filter. */
function ProductFilter({ id, name, onClear }: ProductChosenProps) {
  const { t } = useTranslation('transactions');
  const { data, error } = useQuery({ ...ledgerProductQuery(id), enabled: name === undefined });
  const known = name ?? data?.name;
  const missing = isApiError(error, 'notFound') ? t('filters.productGone', { id }) : t('filters.productNumber', { id });
  const unknown = error ? missing : t('filters.product', { name: '…' });
  return (
    <Chosen>
      <span>{known === undefined ? unknown : t('filters.product', { name: known })}</span>
      <Button size="sm" icon="cross" onPress={onClear}>
        {t('filters.allProducts')}
      </Button>
    </Chosen>
  );
}

interface ProductChosenProps {
  id: number;
  /** Name from the newest movement. */
  name: string | undefined;
  onClear: () => void;
}

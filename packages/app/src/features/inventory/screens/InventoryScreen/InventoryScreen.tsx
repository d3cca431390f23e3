import type { Product, Store } from '@stockroom/contract';
import { Alert, Button, ErrorState } from '@stockroom/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { untilIdle } from '../../../../shared/hooks/untilIdle';
import { useDelayed } from '../../../../shared/hooks/useDelayed';
import { useDocumentTitle } from '../../../../shared/hooks/useDocumentTitle';
import { useSession } from '../../../../shared/session/SessionContext';
import { ColumnsChooser } from '../../components/InventoryToolbar/ColumnsChooser';
import { InventoryToolbar } from '../../components/InventoryToolbar/InventoryToolbar';
import { SearchBox } from '../../components/InventoryToolbar/SearchBox';
import { ListMessage } from '../../components/ListMessage/ListMessage';
import { ProductTable } from '../../components/ProductTable/ProductTable';
import { ExportDialog } from '../../import';
import { moveInList, type OpenProduct } from '../../model/listState';
import { countSelected, selectedKeys, withKeys } from '../../model/selection';
import { InventoryHeader } from './InventoryHeader';
import { Page } from './InventoryScreen.styles';
import { LazyBulkActions } from './LazyBulkActions';
import { LazyEditor } from './LazyEditor';
import { ListFooter } from './ListFooter';
import { NewProduct } from './NewProduct';
import { OpenProductNotice } from './OpenProductNotice';
import { ProductDetails } from './ProductDetails';
import { useEditServices } from './useEditServices';
import { useFocusReturn } from './useFocusReturn';
import { useInlineEdit } from './useInlineEdit';
import { useListState } from './useListState';
import { useOpenProduct } from './useOpenProduct';
import { useOtherTabs } from './useOtherTabs';
import { usePinnedRows } from './usePinnedRows';
import { useProductList } from './useProductList';
import { useSelection } from './useSelection';
import { useShownColumns } from './useShownColumns';

/** The inventory: finding a product among thousands, and keeping it (screens, 3.1). */
export function InventoryScreen() {
  const { store } = useSession();
  // Without a store the frame says so in this page's place.
  return store && <Inventory store={store} />;
}

function Inventory({ store }: { store: Store }) {
  const { t } = useTranslation('inventory');
  const describe = useDescribeError();
  useDocumentTitle(t('title'));
  useOtherTabs();

  const { state, go, stepBack } = useListState();
  const list = useProductList(state, stepBack);
  const products = list.page?.products ?? NO_PRODUCTS;
  const length = list.page?.pagination.length;
  const opened = useOpenProduct(state.open, products, list.dataUpdatedAt);
  const rows = usePinnedRows(products, opened.product);
  const columns = useShownColumns();
  const [selection, select] = useSelection(state.search);
  const services = useEditServices();
  const saveInline = useInlineEdit();
  const isLoading = useDelayed(!list.page && !list.isError);

  const focus = useFocusReturn(rows);
  const [revision, setRevision] = useState(0);
  const resetSearch = useCallback(() => setRevision((number) => number + 1), []);

  const isShown = list.page !== null;
  useEffect(() => {
    if (!isShown) return;
    void untilIdle().then(() => {
      LazyEditor.preload();
      LazyBulkActions.preload();
    });
  }, [isShown]);

  const open = useCallback((product: OpenProduct) => go((now) => ({ ...now, open: product })), [go]);
  const setExporting = (isOpen: boolean) => go((now) => ({ ...now, dialog: isOpen ? 'export' : null }));
  const close = useCallback(() => open(null), [open]);
  const { toAdd, toRow } = focus;
  const closeNew = useCallback(() => {
    close();
    toAdd();
  }, [close, toAdd]);
  const openCreated = useCallback(
    (id: number) => {
      go((now) => ({ ...now, open: id }), { replace: true });
      toRow(id);
    },
    [go, toRow],
  );

  return (
    <Page>
      {/* The header brings the distance below it along. */}
      <div>
        <InventoryHeader length={length} addRef={focus.addRef} onExport={() => setExporting(true)} onAdd={() => open('new')} />
        <InventoryToolbar
          search={
            <SearchBox
              search={state.search}
              revision={revision}
              onSearch={(search) => go((now) => moveInList(now, { search }))}
            />
          }
        >
          <ColumnsChooser shown={columns.shown} onToggle={columns.toggle} />
        </InventoryToolbar>
      </div>
      <ExportDialog
        open={state.dialog === 'export'}
        onOpenChange={setExporting}
        query={state}
        total={length ?? 0}
        selectedIds={selection.mode === 'some' ? selectedKeys(selection, rows) : undefined}
      />
      {state.open === 'new' && (
        <NewProduct store={store} services={services} onCreated={openCreated} onClosed={closeNew} onAsked={resetSearch} />
      )}
      {typeof state.open === 'number' && <OpenProductNotice id={state.open} opened={opened} onClose={close} />}
      {list.isError && list.page && (
        <Alert
          kind="warning"
          look="border"
          live="polite"
          title={t('failed.stale')}
          actions={
            <Button size="sm" icon="retry" loading={list.isFetching} onPress={() => void list.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {describe(list.error).message} {t('failed.staleMessage')}
        </Alert>
      )}
      <ProductTable
        rows={rows}
        columns={columns.shown}
        sort={state.sort}
        order={state.order}
        open={typeof state.open === 'number' ? state.open : null}
        selected={selectedKeys(selection, rows)}
        isLoading={isLoading}
        loadingRows={state.size}
        onSort={(sort, order) => go((now) => moveInList(now, { sort, order }))}
        onSelect={(keys) => select(withKeys(selection, rows, keys))}
        onToggle={(id) => open(state.open === id ? null : id)}
        onInline={saveInline}
        renderDetails={(product) => (
          <ProductDetails
            product={opened.product ?? product}
            isGone={opened.isGone}
            storeName={store.storeName}
            services={services}
            onClosed={close}
            onAsked={resetSearch}
          />
        )}
        bulkBar={
          countSelected(selection, length ?? 0) > 0 && (
            <LazyBulkActions selection={selection} search={state.search} matching={length ?? 0} onSelect={select} />
          )
        }
        empty={
          list.isError ? (
            <ErrorState
              title={t('failed.list')}
              retryLabel={t('retry')}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            >
              {describe(list.error).message}
            </ErrorState>
          ) : (
            list.page && (
              <ListMessage
                search={state.search}
                onAdd={() => open('new')}
                onClearSearch={() => go((now) => moveInList(now, { search: '' }))}
              />
            )
          )
        }
        footer={list.page && <ListFooter {...list.page.pagination} go={go} />}
      />
    </Page>
  );
}

const NO_PRODUCTS: readonly Product[] = [];

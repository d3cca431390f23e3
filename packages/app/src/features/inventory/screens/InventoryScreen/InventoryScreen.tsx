import type { Product, Store } from '@stockroom/contract';
import { breakpoints, Button } from '@stockroom/ui';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isScanned } from '#entities/products/productAddress';
import { ColumnsChooser, type ColumnsChooserProps } from '#features/inventory/components/InventoryToolbar/ColumnsChooser';
import { InventoryToolbar } from '#features/inventory/components/InventoryToolbar/InventoryToolbar';
import { SortMenu, type SortMenuProps } from '#features/inventory/components/InventoryToolbar/SortMenu';
import { LazyInlineEditor } from '#features/inventory/components/ProductTable/lazyComponents';
import { ProductTable } from '#features/inventory/components/ProductTable/ProductTable';
import { LazyFilterBar, LazyFilterDrawer } from '#features/inventory/filters';
import { LazyExportDialog } from '#features/inventory/import';
import { inventoryAddress, type OpenProduct } from '#features/inventory/model/list/listState';
import { LazyProductTrash } from '#features/inventory/productTrash';
import { LazyViewBar, ViewBarPlaceholder } from '#features/inventory/views';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLatched } from '#shared/hooks/useLatched';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ListFooter } from '#shared/list/ListFooter';
import { countSelected, selectedKeys, withKeys } from '#shared/list/model/selection';
import { SearchBox } from '#shared/list/SearchBox';
import { useListAddress } from '#shared/list/useListAddress';
import { useSelection } from '#shared/list/useSelection';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { useSession } from '#shared/session/SessionContext';
import { useHasRole } from '#shared/session/useHasRole';
import { LazyEditor } from './editing/lazyComponents';
import { ProductDetails } from './editing/ProductDetails';
import { useOpenProduct } from './editing/useOpenProduct';
import { InventoryHeader } from './InventoryHeader';
import { Page } from './InventoryScreen.styles';
import { LazyBulkActions, LazyListMessage, LazyNewProduct, LazyProductNotice } from './lazyComponents';
import { preloadSave, useInlineEdit } from './useInlineEdit';
import { useProductList } from './useProductList';
import { useShownColumns } from './useShownColumns';

/** The inventory: finding a product among thousands, and maintaining it. */
export function InventoryScreen() {
  const { store } = useSession();
  // Without a store the frame shows a message instead of this page.
  return store && <Inventory store={store} />;
}

function Inventory({ store }: { store: Store }) {
  const { t } = useTranslation('inventory');
  const labels = { failed: t('failed.list'), stale: t('failed.stale'), stillShown: t('failed.staleMessage') };
  useDocumentTitle(t('title'));

  const { state, go, move, stepBack } = useListAddress(inventoryAddress, (param) => t(`params.${param as 'product'}`));
  const list = useProductList(state, stepBack);
  const products = list.page?.products ?? NO_PRODUCTS;
  const length = list.page?.pagination.length;
  const opened = useOpenProduct(state.open, products, list.dataUpdatedAt);
  const rows = usePinnedRows(products, opened.product);
  // Rows that no longer match the filters after an edit: they stay where they are, with a mark, until the list changes.
  const [leftBehind, setLeftBehind] = useState<ReadonlySet<number>>();
  const page = useRef<HTMLDivElement>(null);
  const columns = useShownColumns(state.columns, (asked) => go((now) => ({ ...now, columns: asked })), page);
  const { selection, select } = useSelection<number>(`${state.search} ${state.filters}`);
  const saveInline = useInlineEdit();
  const may = useHasRole('write');
  const isLoading = useDelayed(!list.page && !list.isError);

  const focus = useFocusReturn(rows);
  const [revision, setRevision] = useState(0);
  const resetSearch = useCallback(() => setRevision((number) => number + 1), []);

  const isShown = list.page !== null;
  useEffect(() => {
    if (!isShown) return;
    void whenIdle().then(() => {
      LazyEditor.preload();
      LazyBulkActions.preload();
      LazyInlineEditor.preload();
      preloadSave();
    });
  }, [isShown]);

  const open = useCallback((product: OpenProduct) => go((now) => ({ ...now, open: product })), [go]);
  const showDialog = (dialog: typeof state.dialog) => go((now) => ({ ...now, dialog }));
  const isExporting = state.dialog === 'export';
  const hasExport = useLatched(isExporting);
  const setExporting = (isOpen: boolean) => showDialog(isOpen ? 'export' : null);
  const setFilters = useCallback((filters: string) => move({ filters }), [move]);
  const filterButton = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => open(null), [open]);
  const { toAdd, toRow } = focus;
  const locationState: unknown = useLocation().state;
  useEffect(() => {
    if (isScanned(locationState) && typeof state.open === 'number') toRow(state.open);
  }, [locationState, state.open, toRow]);
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
    <Page ref={page}>
      {/* The header brings its own bottom margin. */}
      <div>
        <InventoryHeader
          length={length}
          isCounting={!list.page && !list.isError}
          addRef={focus.addRef}
          onExport={() => setExporting(true)}
          onTrash={() => showDialog('trash')}
          onAdd={() => open('new')}
        />
        <InventoryToolbar
          search={
            <SearchBox
              search={state.search}
              revision={revision}
              labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
              onSearch={(search) => move({ search })}
            />
          }
        >
          <TableTools
            shown={columns.shown}
            onToggle={columns.toggle}
            onFilter={() => showDialog('filters')}
            filterRef={filterButton}
            sort={state.sort}
            order={state.order}
            onSort={(sort, order) => move({ sort, order })}
          />
        </InventoryToolbar>
        {isShown ? <LazyViewBar state={state} columns={columns.shown} go={go} /> : <ViewBarPlaceholder />}
        {state.filters !== '' && (
          <LazyFilterBar
            search={state.search}
            filters={state.filters}
            rows={rows}
            onFilteredOut={setLeftBehind}
            onChange={setFilters}
            onCleared={() => filterButton.current?.focus()}
          />
        )}
      </div>
      {hasExport && (
        <LazyExportDialog
          open={isExporting}
          onOpenChange={setExporting}
          query={state}
          total={length ?? 0}
          selectedIds={selection.mode === 'some' ? selectedKeys(selection, rows) : undefined}
        />
      )}
      {state.dialog === 'filters' && (
        <LazyFilterDrawer
          search={state.search}
          filters={state.filters}
          matching={length}
          onChange={setFilters}
          onClose={() => showDialog(null)}
        />
      )}
      {may && state.dialog === 'trash' && <LazyProductTrash onClose={() => showDialog(null)} />}
      {may && state.open === 'new' && (
        <LazyNewProduct store={store} onCreated={openCreated} onClosed={closeNew} onAsked={resetSearch} />
      )}
      {typeof state.open === 'number' && !opened.product && <LazyProductNotice id={state.open} opened={opened} onClose={close} />}
      <QueryStale query={list} labels={labels} />
      <ProductTable
        rows={rows}
        columns={columns.shown}
        filteredOut={state.filters === '' ? undefined : leftBehind}
        sort={state.sort}
        order={state.order}
        open={typeof state.open === 'number' ? state.open : null}
        selected={selectedKeys(selection, rows)}
        isLoading={isLoading}
        loadingRows={state.size}
        onSort={(sort, order) => move({ sort, order })}
        onSelect={(keys) => select(withKeys(selection, rows, keys, Number))}
        onToggle={(id) => open(state.open === id ? null : id)}
        onInline={may ? saveInline : undefined}
        renderDetails={(product) => (
          <ProductDetails
            product={opened.product ?? product}
            isGone={opened.isGone}
            storeName={store.storeName}

            onClosed={close}
            onAsked={resetSearch}
          />
        )}
        bulkBar={
          may &&
          countSelected(selection, length ?? 0) > 0 && (
            <LazyBulkActions selection={selection} scope={state} matching={length ?? 0} onSelect={select} />
          )
        }
        empty={
          list.isError ? (
            <QueryFailed query={list} labels={labels} />
          ) : (
            list.page && (
              <LazyListMessage
                search={state.search}
                isFiltered={state.filters !== ''}
                onAdd={may ? () => open('new') : undefined}
                onClear={(what) => move({ [what]: '' })}
              />
            )
          )
        }
        footer={list.page && <ListFooter {...list.page.pagination} onMove={move} />}
      />
    </Page>
  );
}

const NO_PRODUCTS: readonly Product[] = [];

/** Table options beyond the table's own: a phone shows so few columns that there is nothing to choose. */
function TableTools({ shown, onToggle, onFilter, filterRef, ...sorting }: TableToolsProps) {
  const { t } = useTranslation('inventory');
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.sm - 1}px)`);
  const hasAllHeads = useMediaQuery(`(min-width: ${breakpoints.lg}px)`);
  return (
    <>
      <Button icon={isPhone ? undefined : 'filter'} ref={filterRef} onPress={onFilter}>
        {t('addFilter')}
      </Button>
      {!hasAllHeads && <SortMenu {...sorting} />}
      {!isPhone && <ColumnsChooser shown={shown} onToggle={onToggle} />}
    </>
  );
}

interface TableToolsProps extends ColumnsChooserProps, SortMenuProps {
  onFilter: () => void;
  /** Ref of the button that adds a filter: it is focused when the last filter is removed. */
  filterRef: Ref<HTMLButtonElement>;
}

/** Returns the focus when the form that had it closes: to the button that opened it, or to the row that it became. */
function useFocusReturn(rows: readonly { id: number }[]) {
  const addRef = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const index = wanted === null ? -1 : rows.findIndex(({ id }) => id === wanted);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (index < 0 || focused.current === wanted) return;
    document.querySelector<HTMLElement>(`[data-grid-row="${index}"] > [data-tool="expand"] > button`)?.focus();
    focused.current = wanted;
  }, [index, wanted]);
  return {
    addRef,
    toAdd: useCallback(() => addRef.current?.focus(), []),
    toRow: setWanted,
  };
}

/**
 * The page's rows, including the open product. A product opened by its address may be on another page, and a renamed one may
 * move there: its row stays in place while its details are open, and so does the text typed in them.
 */
function usePinnedRows(rows: readonly Product[], open: Product | null): readonly Product[] {
  const index = open ? rows.findIndex(({ id }) => id === open.id) : -1;
  const [place, setPlace] = useState({ id: 0, index: 0 });
  if (open && index >= 0 && (place.id !== open.id || place.index !== index)) setPlace({ id: open.id, index });
  if (!open || index >= 0) return rows;
  return rows.toSpliced(place.id === open.id ? place.index : 0, 0, open);
}

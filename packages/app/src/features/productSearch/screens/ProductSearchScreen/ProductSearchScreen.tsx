import { Button, EmptyState, PageHeader, Popover, RadioGroup } from '@stockroom/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchByCode } from '#entities/products/productSearch';
import type { ReasonDraft } from '#entities/stock/model/movementReason';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { RecentScans } from '#features/productSearch/components/RecentScans/RecentScans';
import { ScannerSettings } from '#features/productSearch/components/ScannerSettings/ScannerSettings';
import { SCAN_MODES, type ScanMode } from '#features/productSearch/model/searchAddress';
import { announce } from '#shared/announce/announce';
import { CameraButton } from '#shared/camera/CameraButton';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { deliverScan } from '#shared/scanner/deliverScan';
import { setFieldText } from '#shared/scanner/restoreFieldText';
import { useRecentScans } from '#shared/scanner/useRecentScans';
import { useHasRole } from '#shared/session/useHasRole';
import { LazyCounting, LazyReceiving } from './lazyComponents';
import { Find, Page } from './ProductSearchScreen.styles';
import { SearchResults } from './SearchResults';
import { useProductSearch } from './useProductSearch';
import { useStockScans } from './useStockScans';

/** Looks products up, by scanner first: for one-handed use, on the shop floor. */
export function ProductSearchScreen() {
  const { t } = useTranslation('productSearch');
  useDocumentTitle(t('title'));
  const field = useRef<HTMLInputElement>(null);
  const may = useHasRole('write');
  const { state: addressState, move, ...found } = useProductSearch();
  // For users without write permission, scans only open a product.
  const state = may ? addressState : { ...addressState, scan: 'open' as const };
  const searchCode = (code: string) => move({ search: code });
  /** Counts or receives the product of a whole code, as if it had been scanned; searches any other text. */
  const takeAsScan = async (text: string) => {
    const isCode = text.trim() !== '' && (await fetchByCode(text.trim()).catch(() => [])).length > 0;
    if (!isCode) return searchCode(text);
    if (field.current) setFieldText(field.current, '');
    searchCode('');
    deliverScan(text.trim());
  };
  // Not persisted: nearly every scan here is for received goods.
  const [movementReason, setMovementReason] = useState<ReasonDraft>({ reason: 'received', note: '' });
  useStockScans({ isOn: state.scan === 'stock', movementReason, field, onSeveral: searchCode });
  // Users come here to search. Without scrolling, so that the heading stays visible.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <Page>
      <PageHeader title={t('title')} description={t('description')} actions={<ScannerButton />} />
      <Find>
        <SearchBox
          search={state.search}
          labels={{ label: t('find.label'), placeholder: t('find.placeholder'), clear: t('find.clear') }}
          ref={field}
          onSearch={searchCode}
          onEnter={state.scan === 'open' ? undefined : (text) => void takeAsScan(text)}
        />
        <CameraButton />
      </Find>
      {may && (
        <ScanModes
          mode={state.scan}
          movementReason={movementReason}
          onMode={(scan) => move({ scan })}
          onMovementReason={setMovementReason}
        />
      )}
      {state.scan === 'count' && (
        <LazyCounting countId={state.countId} onCount={(countId) => move({ countId })} onSeveral={searchCode} />
      )}
      {state.scan === 'receive' && <LazyReceiving field={field} onSeveral={searchCode} />}
      {state.search !== '' && <SearchResults search={state.search} found={found} onClear={() => move({ search: '' })} />}
      <RecentScansPanel isAlone={state.search === '' && (state.scan === 'open' || state.scan === 'stock')} />
    </Page>
  );
}

/** Recent scans; with nothing else on the page, an introduction. */
function RecentScansPanel({ isAlone }: RecentScansPanelProps) {
  const { t } = useTranslation('productSearch');
  const { scans, clear } = useRecentScans();
  const hasScans = scans.length > 0;
  const commands = useMemo<Command[]>(() => {
    const clearAll = () => {
      clear();
      announce(t('recent.cleared'));
    };
    return hasScans ? [{ id: 'scans.clear', section: 'here', title: t('recent.clear'), icon: 'delete', run: clearAll }] : [];
  }, [hasScans, clear, t]);
  useCommands(commands);
  if (hasScans) return <RecentScans scans={scans} onClear={() => commands[0]?.run?.()} />;
  return (
    isAlone && (
      <EmptyState illustration="search" title={t('empty.title')}>
        {t('empty.message')}
      </EmptyState>
    )
  );
}

interface RecentScansPanelProps {
  /** Whether the search is empty. */
  isAlone: boolean;
}

/** The effect of a scan while the page is open, and the reason where it changes the stock. */
function ScanModes({ mode, movementReason, onMode, onMovementReason }: ScanModesProps) {
  const { t } = useTranslation('productSearch');
  return (
    <>
      <RadioGroup
        label={t('modes.label')}
        orientation="horizontal"
        value={mode}
        options={SCAN_MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
        onChange={onMode}
      />
      {mode === 'stock' && (
        <div>
          <ReasonFields movementReason={movementReason} change={0} onChange={onMovementReason} />
        </div>
      )}
    </>
  );
}

interface ScanModesProps {
  mode: ScanMode;
  /** The reason for each scan that changes a stock. */
  movementReason: ReasonDraft;
  onMode: (mode: ScanMode) => void;
  onMovementReason: (movementReason: ReasonDraft) => void;
}

/** Opens the settings of the scanner. */
function ScannerButton() {
  const { t } = useTranslation('productSearch');
  return (
    <Popover label={t('scanner.button')} placement="bottom end" trigger={<Button icon="sliders">{t('scanner.button')}</Button>}>
      <ScannerSettings />
    </Popover>
  );
}

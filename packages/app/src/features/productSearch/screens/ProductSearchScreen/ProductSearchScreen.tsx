import { PageHeader } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { CameraButton } from '#shared/camera/CameraButton';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import type { ReasonDraft } from '#entities/stock/model/movementReason';
import { Find, Page } from './ProductSearchScreen.styles';
import { LazyCounting, LazyReceiving } from './lazyComponents';
import { RecentScansPanel } from './RecentScansPanel';
import { ScanModes } from './ScanModes';
import { ScannerButton } from './ScannerButton';
import { SearchResults } from './SearchResults';
import { useProductSearch } from './useProductSearch';
import { useStockScans } from './useStockScans';
import { useHasRole } from '#shared/session/useHasRole';

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
          onSearch={(search) => move({ search })}
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

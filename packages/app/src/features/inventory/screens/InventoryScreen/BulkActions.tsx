import { PRODUCT_TRASH_DAYS, type Product } from '@stockroom/contract';
import { ConfirmDialog } from '@stockroom/ui';
import { useEffect, useState } from 'react';
import type { ListScope } from '#features/inventory/api/fetchAllProducts';
import { LazyBulkEdit } from '#features/inventory/bulkEdit';
import { BulkBar } from '#features/inventory/components/BulkBar/BulkBar';
import { announce } from '#shared/announce/announce';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { allSelected, countSelected, nothingSelected, type Selection } from '#shared/list/model/selection';
import { useBulk } from './useBulk';

/** Actions for all selected products. Deleting many asks for confirmation; every action can be undone. */
export function BulkActions({ selection, scope, matching, onSelect }: BulkActionsProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const [isEditing, setEditing] = useState(false);
  const bulk = useBulk(() => onSelect(nothingSelected()));
  const count = countSelected(selection, matching);
  const target = { selection, scope };
  const selectionText = t('bulk.selected', { count, formatted: format.number(count) });
  useEffect(() => announce(selectionText), [selectionText]);

  const perform = (act: BulkAction, products: readonly { id: number }[]) => {
    const ids = products.map(({ id }) => id);
    if (act === 'label') bulk.label(ids);
    else bulk.setActive(ids, act === 'activate');
  };
  /** Applies the action to the products the user saw; asks first when a different number matches now. */
  const begin = (act: BulkAction) => {
    if (selection.mode === 'some') {
      const chosen = [...selection.ids].map((id) => ({ id }));
      return perform(act, chosen);
    }
    bulk.gather(target, count, (products) => (products.length === count ? perform(act, products) : setAsked({ act, products })));
  };
  const counted = { count: asked?.products.length ?? 0, formatted: format.number(asked?.products.length ?? 0) };
  const isDelete = asked?.act === 'delete';
  const confirm = ({ act, products }: PendingAction) => {
    setAsked(null);
    if (act === 'delete') bulk.remove(products);
    else perform(act, products);
  };
  return (
    <>
      <BulkBar
        count={count}
        matching={matching}
        progress={bulk.progress}
        onEdit={() => setEditing(true)}
        onSelectAll={() => onSelect(allSelected())}
        onClear={() => onSelect(nothingSelected())}
        onActivate={() => begin('activate')}
        onDeactivate={() => begin('deactivate')}
        onLabel={() => begin('label')}
        onCount={() => bulk.toCount(target, count)}
        onDelete={() => bulk.gather(target, count, (products) => setAsked({ act: 'delete', products }))}
        onStop={bulk.stop}
      />
      {isEditing && (
        <LazyBulkEdit
          count={count}
          fetchProducts={(signal) => bulk.productsOf(target, signal)}
          onClose={(hasApplied) => {
            setEditing(false);
            if (hasApplied) onSelect(nothingSelected());
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        tone={isDelete ? 'critical' : undefined}
        title={isDelete ? t('bulk.confirmTitle', counted) : t('bulk.matchTitle', counted)}
        message={isDelete ? t('bulk.confirmMessage', { days: PRODUCT_TRASH_DAYS }) : t('bulk.matchMessage')}
        confirmLabel={isDelete ? t('bulk.confirm') : t('bulk.goOn')}
        cancelLabel={t('bulk.cancel')}
        onConfirm={() => asked && confirm(asked)}
      />
    </>
  );
}

type BulkAction = 'activate' | 'deactivate' | 'label';

/** An action awaiting confirmation, with exactly the products it will apply to, whatever matches when it runs. */
type PendingAction = { act: BulkAction | 'delete'; products: readonly Product[] };

export interface BulkActionsProps {
  selection: Selection<number>;
  scope: ListScope;
  /** Number of products that match the list. */
  matching: number;
  onSelect: (selection: Selection<number>) => void;
}

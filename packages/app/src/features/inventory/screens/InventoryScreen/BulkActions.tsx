import { ConfirmDialog } from '@stockroom/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useFormat } from '../../../../shared/format/useFormat';
import { LazyBulkEdit } from '../../bulkEdit';
import { BulkBar } from '../../components/BulkBar/BulkBar';
import { allSelected, countSelected, nothingSelected, type Selection } from '../../../../shared/list/model/selection';
import type { ListScope } from '../../api/fetchAllProducts';
import { useBulk } from './useBulk';

/** What is done to all selected products. Deleting many asks first; all of it can be taken back. */
export function BulkActions({ selection, scope, matching, onSelect }: BulkActionsProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const bulk = useBulk(() => onSelect(nothingSelected()));
  const count = countSelected(selection, matching);
  const target = { selection, scope };
  const said = t('bulk.selected', { count, formatted: format.number(count) });
  useEffect(() => announce(said), [said]);
  return (
    <>
      <BulkBar
        count={count}
        matching={matching}
        progress={bulk.progress}
        onEdit={() => setEditing(true)}
        onSelectAll={() => onSelect(allSelected())}
        onClear={() => onSelect(nothingSelected())}
        onActivate={() => bulk.setActive(target, count, true)}
        onDeactivate={() => bulk.setActive(target, count, false)}
        onLabel={() => bulk.label(target, count)}
        onCount={() => bulk.toCount(target, count)}
        onDelete={() => setAsking(true)}
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
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('bulk.confirmTitle', { count, formatted: format.number(count) })}
        message={t('bulk.confirmMessage')}
        confirmLabel={t('bulk.confirm')}
        cancelLabel={t('bulk.cancel')}
        onConfirm={() => {
          setAsking(false);
          bulk.remove(target, count);
        }}
      />
    </>
  );
}

export interface BulkActionsProps {
  selection: Selection<number>;
  scope: ListScope;
  /** How many products the list finds. */
  matching: number;
  onSelect: (selection: Selection<number>) => void;
}

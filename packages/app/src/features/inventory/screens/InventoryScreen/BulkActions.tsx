import { ConfirmDialog } from '@stockroom/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useFormat } from '../../../../shared/format/useFormat';
import { BulkBar } from '../../components/BulkBar/BulkBar';
import { countSelected, NOTHING_SELECTED, type ProductSelection } from '../../model/selection';
import { useBulk } from './useBulk';

/** What is done to all selected products. Deleting many asks first; all of it can be taken back. */
export function BulkActions({ selection, search, matching, onSelect }: BulkActionsProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulk(() => onSelect(NOTHING_SELECTED));
  const count = countSelected(selection, matching);
  const target = { selection, search };
  const said = t('bulk.selected', { count, formatted: format.number(count) });
  useEffect(() => announce(said), [said]);
  return (
    <>
      <BulkBar
        count={count}
        matching={matching}
        progress={bulk.progress}
        onSelectAll={() => onSelect({ mode: 'all', except: new Set() })}
        onClear={() => onSelect(NOTHING_SELECTED)}
        onActivate={() => bulk.setActive(target, count, true)}
        onDeactivate={() => bulk.setActive(target, count, false)}
        onDelete={() => setAsking(true)}
        onStop={bulk.stop}
      />
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
  selection: ProductSelection;
  search: string;
  /** How many products match the search. */
  matching: number;
  onSelect: (selection: ProductSelection) => void;
}

import { breakpoints, Button } from '@stockroom/ui';
import type { Ref } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { ColumnsChooser, type ColumnsChooserProps } from '#features/inventory/components/InventoryToolbar/ColumnsChooser';
import { SortMenu, type SortMenuProps } from '#features/inventory/components/InventoryToolbar/SortMenu';

/** Table options beyond the table's own: a phone shows so few columns that there is nothing to choose. */
export function TableTools({ shown, onToggle, onFilter, filterRef, ...sorting }: TableToolsProps) {
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

export interface TableToolsProps extends ColumnsChooserProps, SortMenuProps {
  onFilter: () => void;
  /** Ref of the button that adds a filter: it is focused when the last filter is removed. */
  filterRef: Ref<HTMLButtonElement>;
}

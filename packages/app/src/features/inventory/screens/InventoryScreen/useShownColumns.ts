import { breakpoints } from '@stockroom/ui';
import { type RefObject, useMemo } from 'react';
import {
  type ColumnId,
  columnsOfAddress,
  columnsToAddress,
  DEFAULT_COLUMNS,
  fittingColumns,
  HIDE_BELOW,
  isUnderName,
  readColumns,
  toggleColumn,
} from '#features/inventory/model/list/columns';
import { announce } from '#shared/announce/announce';
import { textScale } from '#shared/hooks/textScale';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useColumns } from '#shared/preferences/usePreferences';

/**
 * The table's columns: those in the address, else the user's choice on this device.
 * @param asked as the address has them; empty: it asks for none
 * @param onAsk writes them into the address
 * @param page as wide as the table
 */
export function useShownColumns(
  asked: string,
  onAsk: (columns: string) => void,
  page: RefObject<HTMLElement | null>,
): { shown: readonly ColumnId[]; toggle: (id: ColumnId) => void } {
  const { t } = useTranslation('inventory');
  const [stored, store] = useColumns('inventory', DEFAULT_COLUMNS);
  const shown = useMemo(() => (asked === '' ? readColumns(stored) : columnsOfAddress(asked)), [asked, stored]);
  return {
    shown,
    toggle(id) {
      const next = toggleColumn(shown, id);
      if (asked === '') store(next);
      else onAsk(columnsToAddress(next));
      announce(
        t(`said.column${next.includes(id) ? visibilityOf(id, next, page.current) : 'Hidden'}`, { name: t(`table.${id}`) }),
      );
    },
  };
}

/** Where a chosen column's value appears at the current window width. */
function visibilityOf(id: ColumnId, chosen: readonly ColumnId[], page: HTMLElement | null): 'Shown' | 'UnderName' | 'NoRoom' {
  const isFrom = (from: keyof typeof breakpoints) => window.matchMedia(`(min-width: ${breakpoints[from]}px)`).matches;
  const from = HIDE_BELOW[id];
  const width = (page?.clientWidth ?? Infinity) / textScale();
  if ((!from || isFrom(from)) && fittingColumns(chosen, width).includes(id)) return 'Shown';
  return isUnderName(id, !isFrom('sm')) ? 'UnderName' : 'NoRoom';
}

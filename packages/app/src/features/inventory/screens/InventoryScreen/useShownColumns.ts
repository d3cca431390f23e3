import { useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useColumns } from '../../../../shared/preferences/usePreferences';
import {
  type ColumnId,
  columnsOfAddress,
  columnsToAddress,
  DEFAULT_COLUMNS,
  readColumns,
  toggleColumn,
} from '../../model/list/columns';

/**
 * The table's columns: those that the address asks for, else those that this person likes on this device.
 * @param asked as the address has them; empty: it asks for none
 * @param onAsk writes them into the address
 */
export function useShownColumns(
  asked: string,
  onAsk: (columns: string) => void,
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
      announce(t(next.includes(id) ? 'said.columnShown' : 'said.columnHidden', { name: t(`table.${id}`) }));
    },
  };
}

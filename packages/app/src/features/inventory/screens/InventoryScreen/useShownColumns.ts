import { useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useColumns } from '../../../../shared/preferences/usePreferences';
import { type ColumnId, DEFAULT_COLUMNS, readColumns, toggleColumn } from '../../model/list/columns';

/** The table's columns as this person likes them on this device. */
export function useShownColumns(): { shown: readonly ColumnId[]; toggle: (id: ColumnId) => void } {
  const { t } = useTranslation('inventory');
  const [stored, store] = useColumns('inventory', DEFAULT_COLUMNS);
  const shown = useMemo(() => readColumns(stored), [stored]);
  return {
    shown,
    toggle(id) {
      const next = toggleColumn(shown, id);
      store(next);
      announce(t(next.includes(id) ? 'said.columnShown' : 'said.columnHidden', { name: t(`table.${id}`) }));
    },
  };
}

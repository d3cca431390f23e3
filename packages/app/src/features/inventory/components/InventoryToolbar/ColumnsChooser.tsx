import { Button, Menu } from '@stockroom/ui';
import { COLUMN_IDS, type ColumnId, FIXED_COLUMNS } from '#features/inventory/model/list/columns';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Chooses the columns of the table. The choice is stored on this device. */
export function ColumnsChooser({ shown, onToggle }: ColumnsChooserProps) {
  const { t } = useTranslation('inventory');
  return (
    <Menu
      trigger={
        <Button icon="columns" variant="secondary">
          {t('columns.button')}
        </Button>
      }
      label={t('columns.menu')}
      items={[
        {
          type: 'section',
          title: t('columns.menu'),
          items: COLUMN_IDS.map((id) => ({
            id,
            label: t(`table.${id}`),
            checked: shown.includes(id),
            disabled: FIXED_COLUMNS.includes(id),
            onSelect: () => onToggle(id),
          })),
        },
      ]}
    />
  );
}

export interface ColumnsChooserProps {
  shown: readonly ColumnId[];
  onToggle: (id: ColumnId) => void;
}

import { Button, ButtonLink, Menu, PageHeader } from '@stockroom/ui';
import type { Ref } from 'react';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';

/** The page's title, the number of products, and actions on the whole list. */
export function InventoryHeader({ length, isCounting, addRef, onExport, onTrash, onAdd }: InventoryHeaderProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const may = useHasRole('write');
  return (
    <PageHeader
      title={t('title')}
      isDescriptionPending={isCounting}
      description={length !== undefined && t('description', { count: length, formatted: format.number(length) })}
      actions={
        <>
          {may && (
            <ButtonLink href={inventoryPaths.import} icon="upload">
              {t('import')}
            </ButtonLink>
          )}
          <Button icon="download" onPress={onExport}>
            {t('export')}
          </Button>
          {may && (
            <>
              <Menu
                label={t('more')}
                trigger={<Button icon="more">{t('more')}</Button>}
                items={[{ id: 'trash', label: t('trash'), icon: 'delete', onSelect: onTrash }]}
              />
              <Button variant="primary" icon="add" ref={addRef} onPress={onAdd}>
                {t('add')}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

export interface InventoryHeaderProps {
  /** Number of matching products; `undefined` where that is unknown. */
  length: number | undefined;
  /** Whether the number is being fetched. */
  isCounting: boolean;
  /** Exports the filtered products. */
  onExport: () => void;
  /** Opens the deleted products. */
  onTrash: () => void;
  onAdd: () => void;
  /** Ref of the add button, to which the focus returns. */
  addRef: Ref<HTMLButtonElement>;
}

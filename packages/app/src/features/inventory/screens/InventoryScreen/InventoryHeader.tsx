import { Button, ButtonLink, Menu, PageHeader } from '@stockroom/ui';
import type { Ref } from 'react';
import { useMay } from '../../../../shared/session/useMay';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import { inventoryPaths } from '../../inventoryPaths';

/** The page's name, how many products there are, and what can be done with all of them. */
export function InventoryHeader({ length, isCounting, addRef, onExport, onTrash, onAdd }: InventoryHeaderProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const may = useMay('write');
  return (
    <PageHeader
      title={t('title')}
      isCounting={isCounting}
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
  /** How many products match; `undefined` where that is not known. */
  length: number | undefined;
  /** It is being asked for. */
  isCounting: boolean;
  /** Exports what is filtered. */
  onExport: () => void;
  /** Shows the deleted products. */
  onTrash: () => void;
  onAdd: () => void;
  /** Of the button that adds: the focus comes back to it. */
  addRef: Ref<HTMLButtonElement>;
}

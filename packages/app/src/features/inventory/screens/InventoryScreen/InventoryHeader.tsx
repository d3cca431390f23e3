import { Button, ButtonLink, PageHeader } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/useFormat';
import { inventoryPaths } from '../../inventoryPaths';

/** The page's name, how many products there are, and what can be done with all of them. */
export function InventoryHeader({ length, exporting, onAdd }: InventoryHeaderProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <PageHeader
      title={t('title')}
      description={length === undefined ? undefined : t('description', { count: length, formatted: format.number(length) })}
      actions={
        <>
          <ButtonLink href={inventoryPaths.import} icon="upload">
            {t('import')}
          </ButtonLink>
          {exporting}
          <Button variant="primary" icon="add" onPress={onAdd}>
            {t('add')}
          </Button>
        </>
      }
    />
  );
}

export interface InventoryHeaderProps {
  /** How many products match; `undefined` while that is not known. */
  length: number | undefined;
  /** The button that exports what is filtered. */
  exporting: ReactNode;
  onAdd: () => void;
}

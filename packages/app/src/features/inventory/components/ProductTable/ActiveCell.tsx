import type { Product } from '@stockroom/contract';
import { Icon } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { CellButton } from './ProductTable.styles';

/** Whether a product is sold, as sign and word; a press changes it. */
export function ActiveCell({ product, onChange }: { product: Product; onChange: (active: boolean) => void }) {
  const { t } = useTranslation('inventory');
  const { active, name } = product;
  return (
    <CellButton type="button" data-kind="toggle" data-active={active} onClick={() => onChange(!active)}>
      <Icon name={active ? 'checkCircle' : 'cross'} />
      {active ? t('table.isActive') : t('table.isInactive')}
      <span data-said>, {active ? t('table.deactivate', { name }) : t('table.activate', { name })}</span>
    </CellButton>
  );
}

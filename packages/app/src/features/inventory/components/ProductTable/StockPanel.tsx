import { Button, FieldPanel, Link } from '@stockroom/ui';
import type { RefObject } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { productAddress } from '#entities/products/productAddress';
import type { ReasonDraft } from '#entities/stock/model/movementReason';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { PanelEnd } from './InlineEditor.styles';

/** Beside the field of a stock: an optional reason, and the link to its movements. */
export function StockPanel({ productId, fieldRef, ...reasonFields }: StockPanelProps) {
  const { t } = useTranslation(['inventory', 'stock']);
  return (
    <FieldPanel fieldRef={fieldRef} label={t('stock:why.title')} width={360}>
      <ReasonFields {...reasonFields} />
      <PanelEnd>
        <Link href={productAddress.movements(productId)}>{t('movements.all')}</Link>
        {/* Number keyboards of many phones have no Enter. */}
        <Button type="submit" size="sm" variant="primary">
          {t('stock:why.save')}
        </Button>
      </PanelEnd>
    </FieldPanel>
  );
}

interface StockPanelProps {
  productId: number;
  fieldRef: RefObject<HTMLElement | null>;
  movementReason: ReasonDraft;
  /** Amount by which the stock would change. */
  change: number;
  onChange: (movementReason: ReasonDraft) => void;
}

import { lowStockThreshold } from '@stockroom/contract';
import { FieldGrid, Inline, Text } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { availableStock, stockBand } from '#features/inventory/model/stock';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { NumberSlot } from './fieldSlots';
import { Group } from './Group';
import { Figures, FigureValue } from './ProductForm.styles';
import type { GroupProps } from './types';
import { useIssueText } from './useIssueText';

const KG_PER_POUND = 0.453_592_37;

/** The stock, the reserved quantity, and the weight of a unit. */
export function StockFields({ draft, problems, readOnly, savedStock, renderReasonFields, onChange, onLeave }: StockFieldsProps) {
  const { t } = useTranslation('inventory');
  const { errorText, warningText } = useIssueText();
  const format = useFormat();
  const common = { readOnly, onChange, onLeave };
  const { stock, reserved, reorderPoint, weight } = draft;
  const limit = isNumber(reorderPoint) ? reorderPoint : null;
  const isCounted = isNumber(stock) && isNumber(reserved);
  return (
    <Group title={t('form.groups.stock')}>
      <FieldGrid fieldWidth={128}>
        <NumberSlot
          field="stock"
          value={stock}
          maxFractionDigits={0}
          error={errorText(problems.stock)}
          warning={warningText(problems.stock)}
          {...common}
        />
        <NumberSlot
          field="reserved"
          value={reserved}
          maxFractionDigits={0}
          error={errorText(problems.reserved)}
          warning={warningText(problems.reserved)}
          {...common}
        />
        <NumberSlot
          field="reorderPoint"
          value={reorderPoint}
          maxFractionDigits={0}
          error={errorText(problems.reorderPoint)}
          {...common}
        />
        <NumberSlot
          field="weight"
          value={weight}
          unit={t('form.pounds')}
          maxFractionDigits={4}
          error={errorText(problems.weight)}
          {...common}
        />
      </FieldGrid>
      {isNumber(stock) && stock !== savedStock && renderReasonFields(stock - savedStock)}
      <Figures>
        <Inline align="baseline" wrap={false}>
          <Text font="small" tone="muted" as="dt">
            {t('form.available')}
          </Text>
          <FigureValue data-tone={isCounted && availableStock(stock, reserved) < 0 ? 'critical' : undefined}>
            {isCounted ? format.number(availableStock(stock, reserved)) : t('form.noFigure')}
          </FigureValue>
        </Inline>
        {isNumber(stock) && (
          <Inline align="baseline" wrap={false}>
            <Text font="small" tone="muted" as="dt">
              {t('form.level')}
            </Text>
            <FigureValue>{t(`stock.${stockBand(stock, limit)}`)}</FigureValue>
            <Text font="small" tone="muted" as="dt">
              {t('form.lowBelow', { value: format.number(lowStockThreshold(limit)) })}
            </Text>
          </Inline>
        )}
        {isNumber(weight) && (
          <Inline align="baseline" wrap={false}>
            <Text font="small" tone="muted" as="dt">
              {t('fields.weight')}
            </Text>
            <FigureValue>{t('form.kilograms', { value: format.number(weight * KG_PER_POUND, 3) })}</FigureValue>
          </Inline>
        )}
      </Figures>
    </Group>
  );
}

interface StockFieldsProps extends GroupProps {
  savedStock: number;
  /** @param change difference to the stored stock */
  renderReasonFields: (change: number) => ReactNode;
}

function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

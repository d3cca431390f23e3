import { MOVEMENT_LIMITS } from '@stockroom/contract';
import { IconButton, NumberField, Text } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { deltaOf, directionOf } from '../stock/model/recordedReasons';
import type { MovementDraft, MovementRow, RowProblem } from './model/movementDraft';
import { Name, Recorded, RecordedRow } from './MovementRows.styles';

/** Products of the movements being recorded, each with its quantity. Its texts are in the namespace `movementRows`. */
export function MovementRows({ draft, problems, onQuantity, onRemove }: MovementRowsProps) {
  const { t } = useTranslation('movementRows');
  const format = useFormat();
  const isSigned = directionOf(draft.reason) === null;
  const becomes = ({ stock, quantity }: MovementRow) => {
    const after = stock + deltaOf(draft.reason, quantity ?? 0);
    return Number.isSafeInteger(after)
      ? t('becomes', { before: format.number(stock), after: format.number(after) })
      : t('stock', { stock: format.number(stock) });
  };
  return (
    <Recorded aria-label={t('rows')}>
      {draft.rows.map((row) => {
        const problem = problems.get(row.productId);
        return (
          <RecordedRow key={row.productId}>
            <div>
              <Name>{row.name}</Name>
              <Text tone="muted" as="span">
                {[row.sku, becomes(row)].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <IconButton icon="delete" label={t('remove', { name: row.name })} onPress={() => onRemove(row.productId)} />
            <NumberField
              id={quantityId(row.productId)}
              label={t('quantity', { name: row.name })}
              value={row.quantity}
              locale={format.locale}
              min={isSigned ? -MOVEMENT_LIMITS.delta : 1}
              max={MOVEMENT_LIMITS.delta}
              maxFractionDigits={0}
              error={problem && t(`problems.${problem}`, { name: row.name, most: format.number(MOVEMENT_LIMITS.delta) })}
              onChange={(quantity) => onQuantity(row.productId, quantity)}
              onInvalid={() => onQuantity(row.productId, Number.NaN)}
            />
          </RecordedRow>
        );
      })}
    </Recorded>
  );
}

/** Id of the field of a product's quantity. */
export const quantityId = (productId: number): string => `quantity-${productId}`;

export interface MovementRowsProps {
  draft: MovementDraft;
  problems: ReadonlyMap<number, RowProblem>;
  onQuantity: (productId: number, quantity: number | null) => void;
  onRemove: (productId: number) => void;
}

import { LABEL_LIMITS, type LabelCopies, type LabelRow } from '@stockroom/contract';
import { Checkbox, Icon, IconButton, NumberField } from '@stockroom/ui';
import { useState } from 'react';
import type { BarcodeProblem } from '#features/queues/model/barcodeBars';
import { copiesOf } from '#features/queues/model/labelItems';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Copies, List, Problem, Row } from './LabelRows.styles';

/** The products whose labels are to be printed: the number of labels, and problems of the barcode. */
export function LabelRows({ rows, problems, onCopies, onRemove }: LabelRowsProps) {
  const { t } = useTranslation('queues');
  const format = useFormat();
  return (
    <List aria-label={t('labels.rows')}>
      {rows.map((row) => {
        const problem = problems.get(row.productId);
        return (
          <Row key={row.productId}>
            <div>
              <span data-name>{row.name}</span>
              <span data-quiet>{[row.sku, row.barcode, format.money(row.price)].filter(Boolean).join(' · ')}</span>
              {(row.gone || problem) && (
                <Problem>
                  <Icon name="warning" size={16} />
                  {row.gone ? t('labels.gone') : t(`labels.problems.${problem ?? 'none'}`)}
                </Problem>
              )}
            </div>
            <IconButton icon="cross" label={t('labels.remove', { name: row.name })} onPress={() => onRemove(row)} />
            {!row.gone && (
              <Copies>
                <CopiesField row={row} onCopies={(copies) => onCopies(row, copies)} />
                <Checkbox
                  label={t(row.stock > 0 ? 'labels.asStock' : 'labels.asNoStock', { stock: row.stock })}
                  checked={row.copies === 'stock'}
                  onChange={(isStock) => onCopies(row, isStock ? 'stock' : Math.min(copiesOf(row), LABEL_LIMITS.copies))}
                />
              </Copies>
            )}
          </Row>
        );
      })}
    </List>
  );
}

/** A number of labels; it is committed on blur. */
function CopiesField({ row, onCopies }: { row: LabelRow; onCopies: (copies: LabelCopies) => void }) {
  const { t } = useTranslation('queues');
  const { locale, number } = useFormat();
  // Not persisted: a number in the field is committed on blur.
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const isWrong = typed !== undefined && (typed === null || !isCopies(typed));
  const take = () => {
    if (typed === undefined || typed === null || !isCopies(typed)) return;
    setTyped(undefined);
    if (typed !== row.copies) onCopies(typed);
  };
  return (
    <NumberField
      label={t('labels.copiesOf', { name: row.name })}
      hideLabel
      value={typed === undefined ? copiesOf(row) : typed}
      locale={locale}
      min={0}
      max={LABEL_LIMITS.copies}
      maxFractionDigits={0}
      disabled={row.copies === 'stock'}
      error={isWrong ? t('labels.wrongCopies', { most: number(LABEL_LIMITS.copies) }) : undefined}
      onChange={setTyped}
      onInvalid={() => setTyped(Number.NaN)}
      onBlur={take}
    />
  );
}

const isCopies = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= LABEL_LIMITS.copies;

export interface LabelRowsProps {
  rows: readonly LabelRow[];
  /** Problems by product. */
  problems: ReadonlyMap<number, BarcodeProblem>;
  onCopies: (row: LabelRow, copies: LabelCopies) => void;
  onRemove: (row: LabelRow) => void;
}

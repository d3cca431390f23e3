import { FieldGrid, IconButton, Inline, Text } from '@stockroom/ui';
import { earnings } from '#features/inventory/model/earnings';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { MoneySlot, NumberSlot } from './fieldSlots';
import { Group } from './Group';
import { Figures, FigureValue, PriceRule } from './ProductForm.styles';
import type { GroupProps } from './types';
import { useIssueText } from './useIssueText';

/** A product's cost and price. The price follows base price and tax until the user types another price or locks it. */
export function PriceFields({ draft, problems, followsBase, readOnly, onChange, onLeave, onToggleFollow }: PriceFieldsProps) {
  const { t } = useTranslation('inventory');
  const { errorText, warningText } = useIssueText();
  const common = { readOnly, onChange, onLeave };
  return (
    <Group
      title={t('form.groups.prices')}
      actions={
        <PriceRule>
          {followsBase ? t('form.follows') : t('form.overridden')}
          <IconButton
            icon={followsBase ? 'unlock' : 'lock'}
            size="sm"
            label={followsBase ? t('form.override') : t('form.follow')}
            pressed={!followsBase}
            disabled={readOnly}
            onPress={onToggleFollow}
          />
        </PriceRule>
      }
    >
      <FieldGrid fieldWidth={128}>
        <MoneySlot field="cost" value={draft.cost} error={errorText(problems.cost)} {...common} />
        <MoneySlot field="basePrice" value={draft.basePrice} error={errorText(problems.basePrice)} {...common} />
        <NumberSlot
          field="taxPercent"
          value={draft.taxPercent}
          unit="%"
          maxFractionDigits={2}
          error={errorText(problems.taxPercent)}
          {...common}
        />
        <MoneySlot
          field="price"
          value={draft.price}
          error={errorText(problems.price)}
          warning={warningText(problems.price)}
          {...common}
        />
      </FieldGrid>
      <EarningsFigures cost={draft.cost} taxPercent={draft.taxPercent} price={draft.price} />
    </Group>
  );
}

/** Earnings from the price, in dollars and in percent. */
function EarningsFigures({ cost, taxPercent, price }: { cost: number | null; taxPercent: number | null; price: number | null }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const known = isAmount(cost) && isAmount(taxPercent) && isAmount(price);
  const { profit, margin, markup } = known ? earnings({ cost, taxPercent, price }) : NO_EARNINGS;
  const percent = (value: number | null) => (value === null ? t('form.noFigure') : format.percent(value));
  return (
    <Figures title={t('form.earningsHelp')}>
      <Inline align="baseline" wrap={false}>
        <Text font="small" tone="muted" as="dt">
          {t('form.profit')}
        </Text>
        <FigureValue data-tone={toneOf(profit)}>{profit === null ? t('form.noFigure') : format.money(profit)}</FigureValue>
      </Inline>
      <Inline align="baseline" wrap={false}>
        <Text font="small" tone="muted" as="dt">
          {t('form.margin')}
        </Text>
        <FigureValue data-tone={toneOf(margin)}>{percent(margin)}</FigureValue>
      </Inline>
      <Inline align="baseline" wrap={false}>
        <Text font="small" tone="muted" as="dt">
          {t('form.markup')}
        </Text>
        <FigureValue data-tone={toneOf(markup)}>{percent(markup)}</FigureValue>
      </Inline>
    </Figures>
  );
}

const NO_EARNINGS = { profit: null, margin: null, markup: null };

function toneOf(value: number | null): 'critical' | undefined {
  return value !== null && value < 0 ? 'critical' : undefined;
}

function isAmount(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

export interface PriceFieldsProps extends GroupProps {
  /** Whether the price is calculated from base price and tax. */
  followsBase: boolean;
  onToggleFollow: () => void;
}

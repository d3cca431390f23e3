import { Badge, Card, Icon, SegmentedControl, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Body, Price } from './cards.styles';

/** A year costs as much as ten months. */
const MONTHS_PAID = 10;

/** A plan's price and content; the most popular plan stands out. */
export function PriceCard({ sample, monthly, isChosen = false }: PriceCardProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  const [billing, setBilling] = useState<'monthly' | 'yearly'>('monthly');
  return (
    <Card
      title={t(`cards.plans.${sample}.title`)}
      headingLevel={4}
      actions={isChosen && <Badge tone="accent">{t('cards.chosen')}</Badge>}
    >
      <Body data-bare>
        <SegmentedControl
          label={t('cards.billing')}
          hideLabel
          value={billing}
          options={(['monthly', 'yearly'] as const).map((value) => ({ value, label: t(`cards.${value}`) }))}
          onChange={setBilling}
        />
        <Price>{format.money(billing === 'monthly' ? monthly : monthly * MONTHS_PAID)}</Price>
        {(['one', 'two', 'three'] as const).map((line) => (
          <Inline key={line} wrap={false} as="p">
            <Icon name="check" size={16} /> {t(`cards.plans.${sample}.${line}`)}
          </Inline>
        ))}
      </Body>
    </Card>
  );
}

export interface PriceCardProps {
  sample: 'stall' | 'shop' | 'chain' | 'season';
  /** Price per month. */
  monthly: number;
  /** Whether this is the most popular plan. */
  isChosen?: boolean;
}

import { Card, Checkbox, ProgressBar } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Body } from './cards.styles';

const ITEMS = ['one', 'two', 'three'] as const;

/** A checklist, ticked off one by one. */
export function CheckListCard({ sample }: CheckListCardProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  // Not persisted: an example, whose values are not sent.
  const [done, setDone] = useState<readonly string[]>(['one']);
  const toggle = (item: string, is: boolean) => setDone(is ? [...done, item] : done.filter((each) => each !== item));
  return (
    <Card title={t(`cards.checks.${sample}.title`)} headingLevel={4}>
      <Body data-bare>
        <ProgressBar
          label={t('cards.progress')}
          value={done.length}
          max={ITEMS.length}
          valueText={format.percent(Math.round((done.length / ITEMS.length) * 100))}
        />
        {ITEMS.map((item) => (
          <Checkbox
            key={item}
            label={t(`cards.checks.${sample}.${item}`)}
            checked={done.includes(item)}
            onChange={(is) => toggle(item, is)}
          />
        ))}
      </Body>
    </Card>
  );
}

export interface CheckListCardProps {
  sample: 'opening' | 'evening';
}

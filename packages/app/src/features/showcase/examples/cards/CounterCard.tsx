import { Card, IconButton, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Price } from './cards.styles';

/** A number with buttons that count it up and down. */
export function CounterCard() {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  const [count, setCount] = useState(0);
  return (
    <Card title={t('cards.counter')} headingLevel={4}>
      <Inline wrap={false} as="p">
        <IconButton icon="minus" label={t('cards.fewer')} disabled={count === 0} onPress={() => setCount(count - 1)} />
        <Price as="output">{format.number(count)}</Price>
        <IconButton icon="add" label={t('cards.another')} onPress={() => setCount(count + 1)} />
      </Inline>
    </Card>
  );
}

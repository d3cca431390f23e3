import { Button, Card } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { FlippedSide } from './cards.styles';

/** A card with a back, turned over by a click. */
export function FlippableCard({ sample }: FlippableCardProps) {
  const { t } = useTranslation('showcase');
  const [isBack, setBack] = useState(false);
  return (
    <FlippedSide data-back={isBack || undefined}>
      <Card
        title={t(`cards.flippables.${sample}.${isBack ? 'backTitle' : 'frontTitle'}`)}
        headingLevel={4}
        actions={
          <Button size="sm" icon="retry" onPress={() => setBack(!isBack)}>
            {t('cards.turn')}
          </Button>
        }
      >
        <p>{t(`cards.flippables.${sample}.${isBack ? 'back' : 'front'}`)}</p>
      </Card>
    </FlippedSide>
  );
}

export interface FlippableCardProps {
  sample: 'sides' | 'question' | 'code';
}

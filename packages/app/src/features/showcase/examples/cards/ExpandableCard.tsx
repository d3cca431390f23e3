import { Button, Card } from '@stockroom/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Unfolded } from './cards.styles';

/** A card with more content that opens below on demand. */
export function ExpandableCard({ sample }: ExpandableCardProps) {
  const { t } = useTranslation('showcase');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Card
      title={t(`cards.expandables.${sample}.title`)}
      headingLevel={4}
      actions={
        <Button size="sm" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'cards.less' : 'cards.more')}
        </Button>
      }
    >
      <p>{t(`cards.expandables.${sample}.text`)}</p>
      {isOpen && (
        <Unfolded id={id}>
          <p>{t(`cards.expandables.${sample}.more`)}</p>
        </Unfolded>
      )}
    </Card>
  );
}

export interface ExpandableCardProps {
  sample: 'order' | 'return';
}

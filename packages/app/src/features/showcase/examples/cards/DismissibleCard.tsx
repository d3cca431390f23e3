import { Button, Card, IconButton } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';

const focusButton = (place: HTMLElement | null) => place?.querySelector('button')?.focus();

/** A card that can be dismissed after reading, and restored in the same place, where the focus stays. */
export function DismissibleCard() {
  const { t } = useTranslation('showcase');
  const [state, setState] = useState<'new' | 'gone' | 'back'>('new');
  return (
    <div key={state} ref={state === 'new' ? undefined : focusButton}>
      {state === 'gone' ? (
        <Button icon="undo" onPress={() => setState('back')}>
          {t('cards.bringBack')}
        </Button>
      ) : (
        <Card
          title={t('cards.tip')}
          headingLevel={4}
          actions={<IconButton size="sm" icon="close" label={t('cards.dismiss')} onPress={() => setState('gone')} />}
        >
          <p>{t('cards.tipText')}</p>
        </Card>
      )}
    </div>
  );
}

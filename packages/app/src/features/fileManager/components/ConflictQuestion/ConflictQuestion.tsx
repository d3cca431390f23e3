import { Button, Checkbox, Dialog } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Choices when the name is taken. */
export type ConflictChoice = 'rename' | 'replace' | 'skip';

/** Asks how to handle an item whose name is taken, and whether the answer applies to all further ones. */
export function ConflictQuestion({ name, hasMore, onAnswer, onCancel }: ConflictQuestionProps) {
  const { t } = useTranslation(['fileManager', 'common']);
  const [isForAll, setForAll] = useState(false);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onCancel()}
      dismissable={false}
      title={t('taken.title', { name })}
      description={t('taken.text')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={() => onAnswer('skip', isForAll)}>{t('taken.skip')}</Button>
          <Button onPress={() => onAnswer('replace', isForAll)}>{t('taken.replace')}</Button>
          <Button variant="primary" onPress={() => onAnswer('rename', isForAll)}>
            {t('taken.both')}
          </Button>
        </>
      }
    >
      {hasMore && <Checkbox label={t('taken.all')} checked={isForAll} onChange={setForAll} />}
    </Dialog>
  );
}

export interface ConflictQuestionProps {
  name: string;
  /** Whether more items may follow. */
  hasMore: boolean;
  onAnswer: (choice: ConflictChoice, isForAll: boolean) => void;
  /** Cancels the rest. */
  onCancel: () => void;
}

import { Button, Checkbox, Dialog } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** Choices where a file of that name exists. */
export type ConflictChoice = 'rename' | 'replace' | 'skip';

/** Asks what is done with something whose name is taken, and whether the same is done with all that follow. */
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
  /** Others may follow. */
  hasMore: boolean;
  onAnswer: (choice: ConflictChoice, isForAll: boolean) => void;
  /** Nothing more of it is done. */
  onCancel: () => void;
}

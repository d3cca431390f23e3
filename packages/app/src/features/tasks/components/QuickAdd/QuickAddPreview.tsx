import { Button, Chip } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { type QuickFacts, readQuickTask } from '../../model/quickAdd';
import { Parts } from './QuickAdd.styles';

/** The recognised parts of a line, each with a button that turns it back into text; several can be turned back together. */
export function QuickAddPreview({ text, facts, onKeep }: UnderstoodProps) {
  const { t } = useTranslation('tasks');
  const { parts } = readQuickTask(text, facts);
  if (parts.length === 0) return null;
  return (
    <Parts>
      {parts.map(({ kind, text: piece }) => (
        <Chip key={`${kind} ${piece}`} removeLabel={t('quick.keep', { text: piece })} onRemove={() => onKeep(piece)}>
          {t(`quick.kinds.${kind}`, { text: piece })}
        </Chip>
      ))}
      {parts.length > 1 && (
        <Button variant="quiet" size="sm" onPress={() => onKeep(text)}>
          {t('quick.asWords')}
        </Button>
      )}
    </Parts>
  );
}

interface UnderstoodProps {
  text: string;
  facts: QuickFacts;
  /** Keeps a part as plain text. */
  onKeep: (piece: string) => void;
}

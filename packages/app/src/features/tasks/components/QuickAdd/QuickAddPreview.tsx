import { Button, Chip } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { type QuickFacts, readQuickTask } from '../../model/quickAdd';
import { Parts } from './QuickAdd.styles';

/** The recognised parts of a line, each turned back into words by a press, and several together. */
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
  /** A piece is meant as it stands. */
  onKeep: (piece: string) => void;
}

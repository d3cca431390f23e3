import { Button, Chip } from '@stockroom/ui';
import { type QuickFacts, parseQuickTask } from '#features/tasks/model/quickAdd';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Parts } from './QuickAdd.styles';

/** The recognised parts of a line, each with a button that turns it back into text; several can be turned back together. */
export function QuickAddPreview({ text, facts, onKeepAsText }: QuickAddPreviewProps) {
  const { t } = useTranslation('tasks');
  const { parts } = parseQuickTask(text, facts);
  if (parts.length === 0) return null;
  return (
    <Parts>
      {parts.map(({ kind, text: piece }) => (
        <Chip key={`${kind} ${piece}`} removeLabel={t('quick.keep', { text: piece })} onRemove={() => onKeepAsText(piece)}>
          {t(`quick.kinds.${kind}`, { text: piece })}
        </Chip>
      ))}
      {parts.length > 1 && (
        <Button variant="quiet" size="sm" onPress={() => onKeepAsText(text)}>
          {t('quick.asWords')}
        </Button>
      )}
    </Parts>
  );
}

interface QuickAddPreviewProps {
  text: string;
  facts: QuickFacts;
  /** Keeps a part as plain text. */
  onKeepAsText: (piece: string) => void;
}

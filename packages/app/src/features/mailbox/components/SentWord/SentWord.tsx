import { Button } from '@stockroom/ui';
import '@stockroom/ui/panel-icons';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Seconds, Word } from './SentWord.styles';

/** Says that a mail has gone, with the way to have it back while there is one. Renders a `status`. */
export function SentWord({ secondsLeft, onUndo }: SentWordProps) {
  const { t } = useTranslation(['mailbox', 'common']);
  return (
    <Word role="status">
      {t('compose.sent')}
      <Button size="sm" variant="quiet" icon="undo" onPress={onUndo}>
        {t('common:undo')}
      </Button>
      <Seconds aria-hidden>{t('settings.seconds', { count: secondsLeft })}</Seconds>
    </Word>
  );
}

export interface SentWordProps {
  /** How long it can be had back, in whole seconds. */
  secondsLeft: number;
  onUndo: () => void;
}

import { Button } from '@stockroom/ui';
import '@stockroom/ui/panel-icons';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Seconds, Word } from './SentWord.styles';

/** Announces that a mail was sent, with Undo while it can be recalled. Renders a `status`. */
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
  /** Time left to recall the mail, in whole seconds. */
  secondsLeft: number;
  onUndo: () => void;
}

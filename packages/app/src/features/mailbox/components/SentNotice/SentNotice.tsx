import { Button } from '@stockroom/ui';
import '@stockroom/ui/panel-icons';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Seconds, Notice } from './SentNotice.styles';

/** Announces that a mail was sent, with Undo while it can be recalled. Renders a `status`. */
export function SentNotice({ secondsLeft, onUndo }: SentNoticeProps) {
  const { t } = useTranslation(['mailbox', 'common']);
  return (
    <Notice role="status">
      {t('compose.sent')}
      <Button size="sm" variant="quiet" icon="undo" onPress={onUndo}>
        {t('common:undo')}
      </Button>
      <Seconds aria-hidden>{t('settings.seconds', { count: secondsLeft })}</Seconds>
    </Notice>
  );
}

export interface SentNoticeProps {
  /** Time left to recall the mail, in whole seconds. */
  secondsLeft: number;
  onUndo: () => void;
}

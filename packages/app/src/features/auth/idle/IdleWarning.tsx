import { ConfirmDialog } from '@stockroom/ui';
import { useLateTranslation } from '#shared/i18n/useTranslation';
import { Countdown } from './IdleWarning.styles';

export interface IdleWarningProps {
  isWarning: boolean;
  secondsLeft: number;
  stay: () => void;
  lockNow: () => void;
}

/**
 * Counts down the last minute before the lock. The text for screen readers does not count down: it is announced once, when the
 * dialog opens.
 */
export function IdleWarning({ isWarning, secondsLeft, stay, lockNow }: IdleWarningProps) {
  // Loads the lock's texts too: the lock must not wait for them.
  const { t } = useLateTranslation(['idle', 'auth']);
  return (
    <ConfirmDialog
      open={isWarning}
      onOpenChange={(open) => !open && stay()}
      title={t('warning.title')}
      message={
        <>
          <p>{t('warning.message')}</p>
          <Countdown aria-hidden>{t('warning.count', { count: secondsLeft })}</Countdown>
        </>
      }
      cancelLabel={t('warning.stay')}
      confirmLabel={t('warning.lock')}
      onConfirm={lockNow}
    />
  );
}

import { Button, Dialog } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import type { LeaveGuard } from './useLeaveGuard';

export interface LeaveDialogProps {
  guard: LeaveGuard;
  /** Subject of the unsaved changes, such as "Changes of Field watch". */
  subject: string;
}

/** Asks with three choices before the user leaves unsaved edits. Escape stays. */
export function LeaveDialog({ guard, subject }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={guard.isAsking}
      onOpenChange={(open) => !open && guard.stay()}
      title={t('leave.title')}
      description={t('leave.message', { what: subject })}
      size="sm"
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onPress={guard.stay}>
            {t('leave.stay')}
          </Button>
          <Button variant="critical" onPress={guard.discard}>
            {t('leave.discard')}
          </Button>
          <Button variant="primary" loading={guard.isSaving} loadingText={t('leave.saving')} onPress={() => void guard.save()}>
            {t('leave.save')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}

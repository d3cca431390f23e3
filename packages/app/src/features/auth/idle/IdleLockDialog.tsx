import { Dialog, RadioGroup } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { IDLE_LOCK_MINUTES } from '#shared/preferences/preferences';
import { usePreferences } from '#shared/preferences/usePreferences';

export interface IdleLockDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Setting for the time after which an idle session locks on this device. The choice applies at once. */
export function IdleLockDialog({ open, onOpenChange }: IdleLockDialogProps) {
  const { t } = useTranslation(['idle', 'common']);
  const [{ idleLockMinutes }, setPreferences] = usePreferences();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('setting.title')} size="sm" closeLabel={t('common:close')}>
      <RadioGroup
        label={t('setting.label')}
        help={t('setting.help')}
        value={String(idleLockMinutes)}
        onChange={(chosen) => {
          const minutes = IDLE_LOCK_MINUTES.find((each) => String(each) === chosen);
          if (minutes !== undefined) setPreferences({ idleLockMinutes: minutes });
        }}
        options={IDLE_LOCK_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? t('setting.off') : t('setting.minutes', { count: minutes }),
        }))}
      />
    </Dialog>
  );
}

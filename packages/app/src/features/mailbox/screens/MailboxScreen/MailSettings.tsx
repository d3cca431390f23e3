import { MESSAGE_LAYOUTS, type MailboxSettings, UNDO_SECONDS } from '@stockroom/contract';
import { Button, Dialog, RadioGroup, Stack } from '@stockroom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateMailSettings } from '#features/mailbox/api/mailCalls';
import { mailKeys } from '#features/mailbox/api/mailKeys';
import { announce } from '#shared/announce/announce';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { valuesOf } from '#shared/query/valuesOf';
import { toasts } from '#shared/toast/toast';
import { Signature } from './Signature';

/** Display settings of the mailbox. Each choice applies at once, and is rolled back when saving fails. */
export function MailSettings({ settings, onLabels, onClose }: MailSettingsProps) {
  const { t } = useTranslation(['mailbox', 'common']);
  const describe = useDescribeError();
  const client = useQueryClient();
  const key = mailKeys.settings();
  const { mutate } = useMutation({
    mutationFn: updateMailSettings,
    onMutate: (change: Partial<MailboxSettings>) => {
      const before = client.getQueryData<MailboxSettings>(key);
      client.setQueryData<MailboxSettings>(key, (now) => now && { ...now, ...change });
      // Another choice may be pending: only this one is rolled back.
      return before && valuesOf(before, Object.keys(change) as (keyof MailboxSettings)[]);
    },
    onSuccess: () => {
      announce(t('settings.saved'));
      broadcastInvalidation(key);
    },
    onError: (error, change, before) => {
      client.setQueryData<MailboxSettings>(key, (now) => now && { ...now, ...before });
      const action = { label: t('common:retry'), onAction: () => mutate(change) };
      toasts.show({
        id: 'mail-settings',
        tone: 'critical',
        message: `${t('settings.failed')} ${describe(error).message}`,
        action,
      });
    },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('settings.title')} closeLabel={t('close')}>
      <Stack>
        <RadioGroup
          label={t('settings.layout')}
          value={settings.messageLayout}
          onChange={(messageLayout) => mutate({ messageLayout })}
          options={MESSAGE_LAYOUTS.map((value) => ({ value, label: t(`settings.layouts.${value}`) }))}
        />
        <RadioGroup
          label={t('settings.undo')}
          help={t('settings.undoHelp')}
          orientation="horizontal"
          value={String(settings.undoSeconds)}
          onChange={(seconds) => mutate({ undoSeconds: Number(seconds) })}
          options={UNDO_SECONDS.map((seconds) => ({ value: String(seconds), label: t('settings.seconds', { count: seconds }) }))}
        />
        <Signature signature={settings.signature} onSave={(signature) => mutate({ signature })} />
        <div>
          <Button icon="tag" onPress={onLabels}>
            {t('labels.edit')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

export interface MailSettingsProps {
  settings: MailboxSettings;
  onLabels: () => void;
  onClose: () => void;
}

import { BOARD_LIMITS } from '@stockroom/contract';
import { Button, Dialog, Form, TextField } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';

const FORM_ID = 'over-limit-form';

/** Asks for the reason why cards are added to a list whose limit blocks. Closing the dialog leaves them where they are. */
export function OverLimitDialog({ list, limit, count, arriving, onConfirm, onCancel }: OverLimitDialogProps) {
  const { t } = useTranslation(['scrumboard', 'common']);
  // Not persisted: the question ends with the page.
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const isEmpty = reason.trim() === '';
  const submit = () => {
    if (isEmpty) setAttempts(attempts + 1);
    else onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onCancel()}
      dismissable={false}
      title={t('limit.title', { list })}
      description={t('limit.message', { count: arriving, present: count, limit })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onCancel}>{t('limit.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            {t('limit.confirm')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} label={t('limit.title', { list })} onSubmit={submit}>
        <TextField
          label={t('limit.reason')}
          help={t('limit.reasonHelp')}
          required
          requiredText={t('common:required')}
          value={reason}
          onChange={setReason}
          maxLength={BOARD_LIMITS.limitReason}
          error={attempts > 0 && isEmpty ? t('limit.empty') : undefined}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}

export interface OverLimitDialogProps {
  /** The list's title. */
  list: string;
  /** How many cards the list may hold. */
  limit: number;
  /** How many cards are in the list. */
  count: number;
  /** How many cards are to be added. */
  arriving: number;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

import { Button, Dialog, Form, PasswordField } from '@stockroom/ui';
import { useId } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePasswordLabels } from '#shared/passwords/usePasswordLabels';
import { useProofForm } from './useProofForm';

/** Asks for a proof of identity before two-step sign-in is turned off or its recovery codes are renewed. */
export function ProofDialog({ act, onClose, onProof }: ProofDialogProps) {
  const { t } = useTranslation(['twoStep', 'common']);
  const base = useId();
  const labels = usePasswordLabels();
  const form = useProofForm({ isThere: (proof) => proof !== '', missing: t('proofMissing'), send: onProof });
  const doing = t(act === 'off' ? 'turnOff' : 'makeCodes');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(`${act}Title`)}
      description={t(`${act}Text`)}
      closeLabel={t('common:close')}
      dismissable={false}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            type="submit"
            form={`${base}-form`}
            variant={act === 'off' ? 'critical' : 'primary'}
            loading={form.isBusy}
            loadingText={doing}
          >
            {doing}
          </Button>
        </>
      }
    >
      <Form id={`${base}-form`} label={t(`${act}Title`)} busy={form.isBusy} onSubmit={form.submit}>
        <PasswordField
          {...form.field}
          label={t('proof')}
          help={t('proofHelp')}
          labels={labels}
          autoComplete="current-password"
          required
          requiredText={t('common:required')}
        />
      </Form>
    </Dialog>
  );
}

export interface ProofDialogProps {
  act: 'off' | 'renew';
  onClose: () => void;
  /** Carries out the action; rejects where the proof is wrong. */
  onProof: (proof: string) => Promise<void>;
}

import type { TwoStepSetup } from '@stockroom/contract';
import { Button, CopyButton, Dialog, Form, Skeleton, TextField, Text, Inline } from '@stockroom/ui';
import { useId } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lazyPart } from '#shared/routing/lazyPart';
import { confirmTwoStep } from '../api/securityCalls';
import { Fields } from '../screens/SettingsScreen/SettingsEditor.styles';
import { Secret } from './twoStep.styles';
import { useProofForm } from './useProofForm';

const QrCode = lazyPart(
  'qr-code',
  () => import('#shared/qr/QrCode').then((module) => module.QrCode),
  <Skeleton shape="rect" width={200} height={200} />,
);

/** Sets up an authenticator app: the secret is scanned or typed, and a code proves that the app has it. */
export function TwoStepSetupDialog({ setup, onClose, onDone }: TwoStepSetupDialogProps) {
  const { t } = useTranslation(['twoStep', 'common']);
  const base = useId();
  const form = useProofForm({
    isThere: (code) => /^\d{3} ?\d{3}$/.test(code.trim()),
    missing: t('codeMissing'),
    send: async (code) => onDone((await confirmTwoStep(code)).codes),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('setUp')}
      closeLabel={t('common:close')}
      dismissable={false}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={`${base}-form`} variant="primary" loading={form.isBusy} loadingText={t('turnOn')}>
            {t('turnOn')}
          </Button>
        </>
      }
    >
      <Form id={`${base}-form`} label={t('setUp')} busy={form.isBusy} onSubmit={form.submit}>
        <Fields>
          <Text font="body" tone="muted">
            {t('scan')}
          </Text>
          <QrCode text={setup.uri} name={t('qr')} />
          <div>
            <Text font="body" tone="muted" id={`${base}-secret`}>
              {t('secret')}
            </Text>
            <Inline justify="between" wrap={false}>
              <Secret aria-labelledby={`${base}-secret`}>{groupInFours(setup.secret)}</Secret>
              <CopyButton text={setup.secret} labels={{ copy: t('copySecret'), copied: t('copied'), refused: t('refused') }} />
            </Inline>
          </div>
          <TextField
            {...form.field}
            label={t('code')}
            help={t('codeHelp')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            requiredText={t('common:required')}
          />
        </Fields>
      </Form>
    </Dialog>
  );
}

/** Groups the secret in fours, as people read and type it. */
const groupInFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export interface TwoStepSetupDialogProps {
  setup: TwoStepSetup;
  onClose: () => void;
  /** Called when two-step sign-in is on, with its recovery codes. */
  onDone: (codes: string[]) => void;
}

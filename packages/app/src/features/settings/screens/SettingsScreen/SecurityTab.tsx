import type { Settings } from '@stockroom/contract';
import { Alert, Switch, Heading, Text } from '@stockroom/ui';
import { useState } from 'react';
import { useSaveSettings } from '#features/settings/api/useSaveSettings';
import { isPasswordOld } from '#features/settings/model/passwordForm';
import { TwoStepSection } from '#features/settings/twoStep/TwoStepSection';
import { useConfig } from '#shared/config/ConfigContext';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';
import { Narrow, Section } from './tabs.styles';

/** The password, and the places where the user is signed in. */
export function SecurityTab({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const describe = useDescribeError();
  const save = useSaveSettings();
  const { demo } = useConfig();
  const [now] = useState(() => Date.now());
  const { email, passwordReminder, passwordChangedAt } = settings;
  const setReminder = (isOn: boolean) => {
    save({ passwordReminder: isOn }).catch((error: unknown) => {
      if (!shouldShowError(error)) return;
      toasts.show({ id: 'security', tone: 'critical', message: `${t('security.notSaved')} ${describe(error).message}` });
    });
  };
  return (
    <>
      {passwordReminder && isPasswordOld(passwordChangedAt, now) && (
        <Alert tone="warning" variant="border" title={t('security.oldTitle')}>
          {t('security.oldText')}
        </Alert>
      )}
      <Section>
        <Heading level={3} id="password-title">
          {t('security.password')}
        </Heading>
        <Narrow>
          <PasswordForm email={email} />
        </Narrow>
        {demo && <Text tone="muted">{t('security.demo')}</Text>}
        <Switch
          label={t('security.reminder')}
          help={t('security.reminderHelp')}
          checked={passwordReminder}
          onChange={setReminder}
        />
      </Section>
      <TwoStepSection email={email} />
      <Section>
        <Heading level={3} id="sessions-title">
          {t('security.sessions')}
        </Heading>
        <SessionList />
      </Section>
    </>
  );
}

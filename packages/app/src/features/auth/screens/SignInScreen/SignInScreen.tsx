import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Checkbox, ErrorSummary, Form, Link, PasswordField, TextField } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useConfig } from '../../../../shared/config/ConfigContext';
import { demoPair } from '../../../../shared/config/demoPair';
import { appPaths } from '../../../../shared/routing/appPaths';
import { AuthPage } from '../../components/AuthPage';
import { Ends, Quiet, Stack } from '../../components/AuthPage.styles';
import { FailureAlert } from '../../components/FailureAlert';
import { useFields } from '../../components/useFields';
import { usePasswordLabels } from '../../components/usePasswordLabels';
import { LIMITS, checkEmail, checkPassword } from '../../model/checks';
import { useAuth, useAuthActor } from '../../session/AuthContext';
import { sessionNotice } from '../../session/sessionNotice';

/** Signing in (screens, 2.3). Where the person goes after it is the router's part. */
export function SignInScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const actor = useAuthActor();
  const failure = useAuth((state) => state.context.failure);
  // Once in, the page waits for the next one with its button still busy.
  const isBusy = useAuth((state) => state.matches({ signedOut: 'signingIn' }) || state.hasTag('signedIn'));
  const pair = useConfig().demo ? demoPair : null;
  const form = useFields('sign-in', pair ?? { email: '', password: '' }, { email: checkEmail, password: checkPassword });
  const [remember, setRemember] = useState(false);
  const [notice] = useState(() => sessionNotice.read());
  const passwordRef = useRef<HTMLInputElement>(null);
  const labels = usePasswordLabels();

  useEffect(() => {
    if (failure) passwordRef.current?.select();
  }, [failure]);

  const submit = () =>
    form.submit(({ email, password }) =>
      actor.send({ type: 'credentials.submitted', credentials: { email: email.trim(), password, remember } }),
    );

  return (
    <AuthPage
      title={t('signIn.title')}
      titlePrefix={form.hasFailed || failure ? t('common:errors.titlePrefix') : undefined}
      lead={
        <>
          {t('signIn.lead')} <Link href={appPaths.signUp}>{t('signIn.toSignUp')}</Link>
        </>
      }
    >
      <Stack>
        {notice && !failure && <Alert kind="info">{t(`notice.${notice}`)}</Alert>}
        <FailureAlert isBusy={isBusy} failure={failure} wrongPair={t('signIn.wrongPair')} />
        <ErrorSummary {...form.summary} />
        <Form onSubmit={submit} labelledBy="page-title" busy={isBusy}>
          <TextField
            {...form.field('email')}
            label={t('email')}
            type="email"
            autoComplete="username"
            maxLength={LIMITS.email}
            required
            requiredText={t('common:required')}
          />
          <PasswordField
            {...form.field('password')}
            label={t('password.label')}
            labels={labels}
            autoComplete="current-password"
            inputRef={passwordRef}
            required
            requiredText={t('common:required')}
          />
          <Ends>
            <Checkbox label={t('signIn.remember')} checked={remember} onChange={setRemember} />
            <Link href={appPaths.forgotPassword}>{t('signIn.toForgot')}</Link>
          </Ends>
          <Button type="submit" variant="primary" fullWidth loading={isBusy} loadingText={t('signIn.busy')}>
            {t('signIn.submit')}
          </Button>
        </Form>
        {pair && <Quiet className="demo-hint">{t('signIn.demo')}</Quiet>}
      </Stack>
    </AuthPage>
  );
}

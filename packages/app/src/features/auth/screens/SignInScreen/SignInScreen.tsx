import { Alert, Button, Checkbox, ErrorSummary, Form, Link, PasswordField, TextField } from '@stockroom/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAuthPaths } from '#features/auth/components/authEnvironment';
import { AuthPage } from '#features/auth/components/AuthPage';
import { SpreadRow, Quiet, FormColumn } from '#features/auth/components/AuthPage.styles';
import { FailureAlert } from '#features/auth/components/FailureAlert';
import { useFields } from '#features/auth/components/useFields';
import { LIMITS, checkEmail, checkPassword } from '#features/auth/model/checks';
import { useAuth, useAuthActor } from '#features/auth/session/AuthContext';
import { sessionNotice } from '#features/auth/session/sessionNotice';
import { useConfig } from '#shared/config/ConfigContext';
import { demoSignIn } from '#shared/config/demoSignIn';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePasswordLabels } from '#shared/passwords/usePasswordLabels';
import { lazyComponent } from '#shared/routing/lazyComponent';

/** Asks for the code after the password; fetched only for users with two-step sign-in. */
const CodeStep = lazyComponent('code-step', () => import('#features/auth/codeStep/CodeStep').then((module) => module.CodeStep));

/** Sign-in page. The router decides which page comes next. */
export function SignInScreen() {
  const paths = useAuthPaths();
  const { t } = useTranslation(['auth', 'common']);
  const actor = useAuthActor();
  const lastFailure = useAuth((state) => state.context.failure);
  // The last error is cleared on the next submit, also when field errors stop it.
  const [passed, setPassed] = useState<typeof lastFailure>(null);
  const failure = lastFailure === passed ? null : lastFailure;
  // Once signed in, the button stays pending until the next page.
  const isBusy = useAuth((state) => state.matches({ signedOut: 'signingIn' }) || state.hasTag('signedIn'));
  // While a code is checked, and once it is accepted, its step stays.
  const isCodeAsked = failure?.kind === 'code';
  const [hasCodeStep, setCodeStep] = useState(false);
  if (hasCodeStep !== (isCodeAsked || (hasCodeStep && isBusy))) setCodeStep(isCodeAsked);
  const pair = useConfig().demo ? demoSignIn : null;
  const form = useFields('sign-in', pair ?? { email: '', password: '' }, { email: checkEmail, password: checkPassword });
  const [remember, setRemember] = useState(false);
  const [notice] = useState(() => sessionNotice.read());
  const passwordRef = useRef<HTMLInputElement>(null);
  const labels = usePasswordLabels();

  useEffect(() => {
    if (failure) passwordRef.current?.select();
  }, [failure]);

  const submit = () => {
    setPassed(lastFailure);
    form.submit(({ email, password }) =>
      actor.send({ type: 'credentials.submitted', credentials: { email: email.trim(), password, remember } }),
    );
  };

  const page = (
    <AuthPage
      title={t('signIn.title')}
      titlePrefix={form.hasFailed || failure ? t('common:errors.titlePrefix') : undefined}
      lead={
        <>
          {t('signIn.lead')} <Link href={paths.signUp}>{t('signIn.toSignUp')}</Link>
        </>
      }
    >
      <FormColumn>
        {notice && !failure && <Alert tone="info">{t(`notice.${notice}`)}</Alert>}
        <FailureAlert failure={failure} wrongPair={t('signIn.wrongPair')} />
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
            ref={passwordRef}
            required
            requiredText={t('common:required')}
          />
          <SpreadRow>
            <Checkbox label={t('signIn.remember')} help={t('signIn.rememberHelp')} checked={remember} onChange={setRemember} />
            <Link href={paths.forgotPassword}>{t('signIn.toForgot')}</Link>
          </SpreadRow>
          <Button type="submit" variant="primary" fullWidth loading={isBusy} loadingText={t('signIn.busy')}>
            {t('signIn.submit')}
          </Button>
        </Form>
        {pair && <Quiet className="demo-hint">{t('signIn.demo')}</Quiet>}
      </FormColumn>
    </AuthPage>
  );
  if (!hasCodeStep) return page;
  return (
    <Suspense fallback={page}>
      <CodeStep credentials={{ ...form.values, remember }} />
    </Suspense>
  );
}

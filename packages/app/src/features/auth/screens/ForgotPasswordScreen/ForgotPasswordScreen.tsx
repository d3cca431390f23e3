import { Alert, Button, ErrorSummary, Form, Link, TextField } from '@stockroom/ui';
import { forgotPassword } from '#features/auth/api/forgotPassword';
import { useAuthPaths } from '#features/auth/components/authEnvironment';
import { AuthPage } from '#features/auth/components/AuthPage';
import { Quiet, FormColumn } from '#features/auth/components/AuthPage.styles';
import { CallError } from '#features/auth/components/CallError';
import { useCall } from '#features/auth/components/useCall';
import { useFields } from '#features/auth/components/useFields';
import { LIMITS, checkEmail } from '#features/auth/model/checks';
import { demoResetToken } from '#features/auth/model/demoResetToken';
import { useConfig } from '#shared/config/ConfigContext';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Form that requests a reset link. The response is the same for known and unknown addresses. */
export function ForgotPasswordScreen() {
  const paths = useAuthPaths();
  const { t } = useTranslation(['auth', 'common']);
  const { demo } = useConfig();
  const { state, run, reset } = useCall(forgotPassword);
  const form = useFields('forgot', { email: '' }, { email: checkEmail });
  const isBusy = state.status === 'running';
  const submit = () => {
    reset();
    form.submit(({ email }) => run({ email: email.trim() }));
  };
  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      scene="door"
      titlePrefix={form.hasFailed || state.status === 'failed' ? t('common:errors.titlePrefix') : undefined}
    >
      <FormColumn>
        <CallError state={state} />
        {state.status === 'done' && (
          <Alert tone="success" live="polite" title={t('forgot.doneTitle')}>
            {t('forgot.doneMessage')}{' '}
            {demo && demoResetToken && (
              <Link
                href={`${paths.resetPassword}?${new URLSearchParams({ token: demoResetToken, email: form.values.email.trim() })}`}
              >
                {t('forgot.demo')}
              </Link>
            )}
          </Alert>
        )}
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
          <Button type="submit" variant="primary" fullWidth loading={isBusy} loadingText={t('forgot.busy')}>
            {t('forgot.submit')}
          </Button>
        </Form>
        <Quiet>
          <Link href={paths.signIn}>{t('backToSignIn')}</Link>
        </Quiet>
      </FormColumn>
    </AuthPage>
  );
}

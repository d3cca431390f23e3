import { Alert, Button, ErrorSummary, Form, Link, TextField } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useConfig } from '../../../../shared/config/ConfigContext';
import { appPaths } from '../../../../shared/routing/appPaths';
import { forgotPassword } from '../../api/forgotPassword';
import { AuthPage } from '../../components/AuthPage';
import { Quiet, Stack } from '../../components/AuthPage.styles';
import { CallError } from '../../components/CallError';
import { useCall } from '../../components/useCall';
import { useFields } from '../../components/useFields';
import { LIMITS, checkEmail } from '../../model/checks';

/** Asking for a reset link. The answer is the same for known and unknown addresses (screens, 2.3). */
export function ForgotPasswordScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const { demo } = useConfig();
  const { state, run } = useCall(forgotPassword);
  const form = useFields('forgot', { email: '' }, { email: checkEmail });
  const isBusy = state.status === 'running';
  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      scene="door"
      titlePrefix={form.hasFailed || state.status === 'failed' ? t('common:errors.titlePrefix') : undefined}
    >
      <Stack>
        <CallError state={state} />
        {state.status === 'done' && (
          <Alert kind="success" live="polite" title={t('forgot.doneTitle')}>
            {t('forgot.doneMessage')} {demo && <Link href={appPaths.resetPassword}>{t('forgot.demo')}</Link>}
          </Alert>
        )}
        <ErrorSummary {...form.summary} />
        <Form onSubmit={() => form.submit(({ email }) => run({ email: email.trim() }))} labelledBy="page-title" busy={isBusy}>
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
          <Link href={appPaths.signIn}>{t('backToSignIn')}</Link>
        </Quiet>
      </Stack>
    </AuthPage>
  );
}

import { useEffect, useState } from 'react';
import { Alert, Button, ButtonLink, ErrorSummary, Form, Link, PasswordField } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useSearchParams } from 'react-router-dom';
import { appPaths } from '../../../../shared/routing/appPaths';
import { resetPassword } from '../../api/resetPassword';
import { AuthPage } from '../../components/AuthPage';
import { Quiet, Stack } from '../../components/AuthPage.styles';
import { CallError } from '../../components/CallError';
import { PasswordRules } from '../../components/PasswordRules';
import { useCall } from '../../components/useCall';
import { useFields } from '../../components/useFields';
import { usePasswordLabels } from '../../components/usePasswordLabels';
import { checkNewPassword } from '../../model/checks';

/** Setting a new password, with the token of a reset link (screens, 2.3). */
export function ResetPasswordScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const token = useTokenOfLink();
  const labels = usePasswordLabels();
  const { state, run } = useCall(resetPassword);
  const form = useFields(
    'reset',
    { password: '', repeated: '' },
    {
      password: (password) => checkNewPassword(password, ''),
      repeated: (repeated, { password }) => (repeated === password ? null : 'passwordsDiffer'),
    },
  );
  const isBusy = state.status === 'running';
  const required = { required: true, requiredText: t('common:required') };
  return (
    <AuthPage
      title={t('reset.title')}
      lead={t('reset.lead')}
      scene="door"
      titlePrefix={form.hasFailed || state.status === 'failed' ? t('common:errors.titlePrefix') : undefined}
    >
      <Stack>
        <CallError state={state} />
        {state.status === 'done' ? (
          <Alert
            kind="success"
            live="polite"
            title={t('reset.doneTitle')}
            actions={
              <ButtonLink href={appPaths.signIn} variant="primary">
                {t('backToSignIn')}
              </ButtonLink>
            }
          >
            {t('reset.doneMessage')}
          </Alert>
        ) : (
          <>
            <ErrorSummary {...form.summary} />
            <Form onSubmit={() => form.submit(({ password }) => run({ password, token }))} labelledBy="page-title" busy={isBusy}>
              <div>
                <PasswordField
                  {...form.field('password')}
                  {...required}
                  label={t('reset.password')}
                  labels={labels}
                  autoComplete="new-password"
                />
                <PasswordRules password={form.values.password} email="" />
              </div>
              <PasswordField
                {...form.field('repeated')}
                {...required}
                label={t('reset.repeated')}
                labels={labels}
                autoComplete="new-password"
              />
              <Button type="submit" variant="primary" fullWidth loading={isBusy} loadingText={t('reset.busy')}>
                {t('reset.submit')}
              </Button>
            </Form>
            <Quiet>
              <Link href={appPaths.signIn}>{t('backToSignIn')}</Link>
            </Quiet>
          </>
        )}
      </Stack>
    </AuthPage>
  );
}

/** The link's token. It is taken out of the address at once, so that it stays in no history and no bookmark. */
function useTokenOfLink(): string {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(query.get('token') ?? '');
  const isInAddress = query.has('token');
  useEffect(() => {
    if (!isInAddress) return;
    setQuery(
      (before) => {
        before.delete('token');
        return before;
      },
      { replace: true },
    );
  }, [isInAddress, setQuery]);
  return token;
}

import { Alert, Button, ButtonLink, ErrorSummary, Form, Link, PasswordField } from '@stockroom/ui';
import { use, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resetPassword } from '#features/auth/api/resetPassword';
import { AuthEnvironmentContext } from '#features/auth/components/authEnvironment';
import { AuthPage } from '#features/auth/components/AuthPage';
import { Quiet, FormColumn } from '#features/auth/components/AuthPage.styles';
import { CallError } from '#features/auth/components/CallError';
import { useCall } from '#features/auth/components/useCall';
import { useFields } from '#features/auth/components/useFields';
import { checkNewPassword } from '#features/auth/model/checks';
import { isApiError } from '#shared/api/ApiError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PasswordRules } from '#shared/passwords/PasswordRules';
import { usePasswordLabels } from '#shared/passwords/usePasswordLabels';

/** Form that sets a new password with the token of a reset link; without a token it shows a message and sends nothing. */
export function ResetPasswordScreen() {
  const { paths, Frame } = use(AuthEnvironmentContext);
  const isExample = Frame !== undefined;
  const { t } = useTranslation(['auth', 'common', 'signingOut']);
  const { token, email } = useLink();
  const labels = usePasswordLabels();
  const { state, run, reset } = useCall(isExample ? async () => undefined : resetPassword);
  const form = useFields(
    'reset',
    { password: '', repeated: '' },
    {
      password: (password) => checkNewPassword(password, email),
      repeated: (repeated, { password }) => (repeated === password ? null : 'passwordsDiffer'),
    },
  );
  const isBusy = state.status === 'running';
  const isDone = state.status === 'done';
  const doneRef = useRef<HTMLDivElement>(null);
  // The form disappears together with the focus in it.
  useEffect(() => {
    if (isDone) doneRef.current?.querySelector('a')?.focus();
  }, [isDone]);
  const submit = () => {
    reset();
    form.submit(({ password }) => run({ password, token }));
  };
  const isLinkOver =
    state.status === 'failed' && isApiError(state.error, 'invalid') && state.error.issues.some(({ path }) => path === 'token');
  const required = { required: true, requiredText: t('common:required') };
  return (
    <AuthPage
      title={t('reset.title')}
      lead={t('reset.lead')}
      scene="door"
      titlePrefix={form.hasFailed || state.status === 'failed' ? t('common:errors.titlePrefix') : undefined}
    >
      <FormColumn>
        {!isLinkOver && <CallError state={state} />}
        {isLinkOver || (token === '' && !isExample) ? (
          <Alert
            tone="critical"
            title={t(isLinkOver ? 'signingOut:link.linkOverTitle' : 'signingOut:link.noLinkTitle')}
            actions={
              <ButtonLink href={paths.forgotPassword} variant="primary">
                {t('signingOut:link.anotherLink')}
              </ButtonLink>
            }
          >
            {t(isLinkOver ? 'signingOut:link.linkOver' : 'signingOut:link.noLink')}
          </Alert>
        ) : isDone ? (
          <div ref={doneRef}>
            <Alert
              tone="success"
              live="polite"
              title={t('reset.doneTitle')}
              actions={
                <ButtonLink href={paths.signIn} variant="primary">
                  {t('backToSignIn')}
                </ButtonLink>
              }
            >
              {t('reset.doneMessage')}
            </Alert>
          </div>
        ) : (
          <>
            <ErrorSummary {...form.summary} />
            <Form onSubmit={submit} labelledBy="page-title" busy={isBusy}>
              {/* Tells a password manager whose password it is. */}
              <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
              <div>
                <PasswordField
                  {...form.field('password')}
                  {...required}
                  label={t('reset.password')}
                  labels={labels}
                  autoComplete="new-password"
                />
                <PasswordRules password={form.values.password} email={email} />
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
              <Link href={paths.signIn}>{t('backToSignIn')}</Link>
            </Quiet>
          </>
        )}
      </FormColumn>
    </AuthPage>
  );
}

/** Token and email of the link. Both are removed from the URL at once, so that no history entry or bookmark contains them. */
function useLink(): { token: string; email: string } {
  const [query, setQuery] = useSearchParams();
  const [link] = useState({ token: query.get('token') ?? '', email: query.get('email') ?? '' });
  const isInAddress = query.has('token') || query.has('email');
  useEffect(() => {
    if (!isInAddress) return;
    setQuery(
      (before) => {
        before.delete('token');
        before.delete('email');
        return before;
      },
      { replace: true },
    );
  }, [isInAddress, setQuery]);
  return link;
}

import { Button, Checkbox, ErrorSummary, Form, Link, PasswordField, TextField } from '@stockroom/ui';
import { useEffect } from 'react';
import { Trans } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signUp } from '#features/auth/api/signUp';
import { useAuthPaths } from '#features/auth/components/authEnvironment';
import { AuthPage } from '#features/auth/components/AuthPage';
import { FormColumn } from '#features/auth/components/AuthPage.styles';
import { CallError } from '#features/auth/components/CallError';
import { useCall } from '#features/auth/components/useCall';
import { useFields } from '#features/auth/components/useFields';
import { LIMITS, checkCompany, checkEmail, checkName, checkNewPassword } from '#features/auth/model/checks';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PasswordRules } from '#shared/passwords/PasswordRules';
import { usePasswordLabels } from '#shared/passwords/usePasswordLabels';
import { appPaths } from '#shared/routing/appPaths';

/** Form that requests an account; the email address has to be confirmed next. */
export function SignUpScreen() {
  const paths = useAuthPaths();
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const labels = usePasswordLabels();
  const { state, run, reset } = useCall(signUp);
  const form = useFields(
    'sign-up',
    { name: '', email: '', password: '', company: '', agreement: '' },
    {
      name: checkName,
      email: checkEmail,
      password: (password, { email }) => checkNewPassword(password, email),
      company: checkCompany,
      agreement: (value) => (value === '' ? 'agreementMissing' : null),
    },
  );
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) void navigate(paths.confirmationRequired);
  }, [isDone, navigate, paths]);

  const required = { required: true, requiredText: t('common:required') };
  const agreement = form.field('agreement');
  // `Trans` inserts the text. The link opens a new tab, as the form would be lost here.
  const linkTo = (href: string) => (
    <Link href={href} external externalText={t('newTab')}>
      {''}
    </Link>
  );
  const submit = () => {
    reset();
    form.submit(({ name, email, password, company }) =>
      run({ name: name.trim(), email: email.trim(), password, company: company.trim() }),
    );
  };

  return (
    <AuthPage
      title={t('signUp.title')}
      scene="shelves"
      titlePrefix={form.hasFailed || state.status === 'failed' ? t('common:errors.titlePrefix') : undefined}
      lead={
        <>
          {t('signUp.lead')} <Link href={paths.signIn}>{t('signUp.toSignIn')}</Link>
        </>
      }
    >
      <FormColumn>
        <CallError state={state} />
        <ErrorSummary {...form.summary} />
        <Form onSubmit={submit} labelledBy="page-title" busy={state.status === 'running' || isDone}>
          <TextField {...form.field('name')} {...required} label={t('signUp.name')} autoComplete="name" maxLength={LIMITS.name} />
          <TextField
            {...form.field('email')}
            {...required}
            label={t('email')}
            type="email"
            autoComplete="username"
            maxLength={LIMITS.email}
          />
          <div>
            <PasswordField
              {...form.field('password')}
              {...required}
              label={t('password.label')}
              labels={labels}
              autoComplete="new-password"
            />
            <PasswordRules password={form.values.password} email={form.values.email} />
          </div>
          <TextField
            {...form.field('company')}
            label={t('signUp.company')}
            optionalText={t('common:optional')}
            autoComplete="organization"
            maxLength={LIMITS.company}
          />
          <Checkbox
            id={agreement.id}
            error={agreement.error}
            {...required}
            checked={agreement.value !== ''}
            onChange={(isChecked) => agreement.onChange(isChecked ? 'yes' : '')}
            label={
              <Trans
                t={t}
                i18nKey="signUp.agreement"
                components={{
                  terms: linkTo(appPaths.terms),
                  privacy: linkTo(appPaths.privacy),
                }}
              />
            }
          />
          <Button
            type="submit"
            variant="primary"
            fullWidth
            loading={state.status === 'running' || isDone}
            loadingText={t('signUp.busy')}
          >
            {t('signUp.submit')}
          </Button>
        </Form>
      </FormColumn>
    </AuthPage>
  );
}

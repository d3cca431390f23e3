import { Button, ErrorSummary, Form, Link, PasswordField, TextField } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { useAuthPaths } from '#features/auth/components/authEnvironment';
import { Quiet, FormColumn } from '#features/auth/components/AuthPage.styles';
import { FailureAlert } from '#features/auth/components/FailureAlert';
import { useFields } from '#features/auth/components/useFields';
import { checkPassword } from '#features/auth/model/checks';
import { useAuth, useAuthActor } from '#features/auth/session/AuthContext';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePasswordLabels } from '#shared/passwords/usePasswordLabels';
import { useSession } from '#shared/session/SessionContext';

export interface UnlockFormProps {
  /** Id of the form's heading. */
  labelledBy: string;
}

/** Form for the password of the signed-in user. */
export function UnlockForm({ labelledBy }: UnlockFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const paths = useAuthPaths();
  const actor = useAuthActor();
  const { user } = useSession();
  const failure = useAuth((state) => state.context.failure);
  const isBusy = useAuth((state) => !state.matches({ signedIn: 'locked' }));
  const form = useFields('unlock', { password: '' }, { password: checkPassword });
  const labels = usePasswordLabels();
  const passwordRef = useRef<HTMLInputElement>(null);
  const name = user.name || user.email;

  useEffect(() => {
    if (failure) passwordRef.current?.select();
  }, [failure]);

  return (
    <FormColumn>
      <FailureAlert failure={failure} wrongPair={t('unlock.wrongPassword')} />
      <ErrorSummary {...form.summary} />
      <Form
        onSubmit={() => form.submit(({ password }) => actor.send({ type: 'password.submitted', password }))}
        labelledBy={labelledBy}
        busy={isBusy}
      >
        <TextField label={t('unlock.name')} value={name} onChange={() => undefined} readOnly autoComplete="off" />
        <PasswordField
          {...form.field('password')}
          label={t('password.label')}
          labels={labels}
          autoComplete="current-password"
          ref={passwordRef}
          required
          requiredText={t('common:required')}
        />
        <Button type="submit" variant="primary" fullWidth loading={isBusy} loadingText={t('unlock.busy')}>
          {t('unlock.submit')}
        </Button>
      </Form>
      <Quiet>
        <Link href={paths.signOut}>{t('unlock.notMe', { name })}</Link>
      </Quiet>
    </FormColumn>
  );
}

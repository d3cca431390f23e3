import { Button, ButtonLink, LiveRegion } from '@stockroom/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthPaths } from '#features/auth/components/authEnvironment';
import { AuthPage } from '#features/auth/components/AuthPage';
import { ButtonRow, FormColumn } from '#features/auth/components/AuthPage.styles';
import { useCountdown } from '#features/auth/components/useCountdown';
import { useAuth, useAuthActor } from '#features/auth/session/AuthContext';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Seconds until the sign-in page opens by itself. */
export const SIGN_OUT_SECONDS = 5;

/** Signs out, confirms it, and opens the sign-in page after a countdown of 5 seconds that can be stopped. */
export function SignOutScreen() {
  const paths = useAuthPaths();
  const { t } = useTranslation('signingOut');
  const actor = useAuthActor();
  const navigate = useNavigate();
  const isOut = useAuth((state) => state.matches('signedOut'));
  const { left, isPaused, pause, resume } = useCountdown(SIGN_OUT_SECONDS, isOut);

  useEffect(() => {
    actor.send({ type: 'signOut.requested' });
  }, [actor]);
  useEffect(() => {
    if (left === 0) void navigate(paths.signIn, { replace: true });
  }, [left, navigate, paths]);

  return (
    <AuthPage title={t(isOut ? 'done' : 'busy')} scene="door">
      <FormColumn>
        {/* Announced once: the countdown is only visible. */}
        <LiveRegion message={isOut ? t('announced', { count: SIGN_OUT_SECONDS }) : ''} />
        <p aria-hidden>{isPaused ? t('paused') : t('countdown', { count: left })}</p>
        <ButtonRow>
          <ButtonLink href={paths.signIn} variant="primary">
            {t('now')}
          </ButtonLink>
          <Button variant="quiet" onPress={isPaused ? resume : pause}>
            {t(isPaused ? 'resume' : 'pause')}
          </Button>
        </ButtonRow>
      </FormColumn>
    </AuthPage>
  );
}

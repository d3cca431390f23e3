import { useEffect } from 'react';
import { Button, ButtonLink, LiveRegion } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import { appPaths } from '../../../../shared/routing/appPaths';
import { AuthPage } from '../../components/AuthPage';
import { ButtonRow, Stack } from '../../components/AuthPage.styles';
import { useCountdown } from '../../components/useCountdown';
import { useAuth, useAuthActor } from '../../session/AuthContext';

/** Seconds until the sign-in page opens by itself. */
export const SIGN_OUT_SECONDS = 5;

/** Signs out, says so, and goes to the sign-in page after 5 seconds that can be stopped (screens, 2.3). */
export function SignOutScreen() {
  const { t } = useTranslation('auth');
  const actor = useAuthActor();
  const navigate = useNavigate();
  const isOut = useAuth((state) => state.matches('signedOut'));
  const { left, isPaused, pause, resume } = useCountdown(SIGN_OUT_SECONDS, isOut);

  useEffect(() => {
    actor.send({ type: 'signOut.requested' });
  }, [actor]);
  useEffect(() => {
    if (left === 0) void navigate(appPaths.signIn, { replace: true });
  }, [left, navigate]);

  return (
    <AuthPage title={t(isOut ? 'signOut.done' : 'signOut.busy')} scene="door">
      <Stack>
        {/* Said once: the figure that follows is for the eye alone. */}
        <LiveRegion message={isOut ? t('signOut.announced', { count: SIGN_OUT_SECONDS }) : ''} />
        <p aria-hidden>{isPaused ? t('signOut.paused') : t('signOut.countdown', { count: left })}</p>
        <ButtonRow>
          <ButtonLink href={appPaths.signIn} variant="primary">
            {t('signOut.now')}
          </ButtonLink>
          <Button variant="quiet" onPress={isPaused ? resume : pause}>
            {t(isPaused ? 'signOut.resume' : 'signOut.pause')}
          </Button>
        </ButtonRow>
      </Stack>
    </AuthPage>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { AuthVariantPage } from '#features/auth/authVariants/model/authVariant';
import { demoAuthMachine } from '#features/auth/authVariants/model/demoAuth';
import { ConfirmationRequiredScreen } from '#features/auth/screens/ConfirmationRequiredScreen/ConfirmationRequiredScreen';
import { ForgotPasswordScreen } from '#features/auth/screens/ForgotPasswordScreen/ForgotPasswordScreen';
import { ResetPasswordScreen } from '#features/auth/screens/ResetPasswordScreen/ResetPasswordScreen';
import { SignInScreen } from '#features/auth/screens/SignInScreen/SignInScreen';
import { SignOutScreen } from '#features/auth/screens/SignOutScreen/SignOutScreen';
import { SignUpScreen } from '#features/auth/screens/SignUpScreen/SignUpScreen';
import { UnlockSessionScreen } from '#features/auth/screens/UnlockSessionScreen/UnlockSessionScreen';
import { AuthContext } from '#features/auth/session/AuthContext';
import { useSession } from '#shared/session/SessionContext';

interface DemoPageProps {
  page: AuthVariantPage;
  /** Called after a successful sign-in. */
  onDone: () => void;
}

const NOW = { now: () => Date.now() };

/** An auth page with a session of its own. */
export function DemoPage({ page, onDone }: DemoPageProps) {
  const { user } = useSession();
  const [machine] = useState(() => demoAuthMachine(page, user));
  const actor = useActorRef(machine, { input: NOW });
  const isReady = useSelector(actor, (state) => !state.hasTag('restoring'));
  const isIn = useSelector(actor, (state) => state.hasTag('signedIn') && !state.hasTag('locked'));
  const isDone = isReady && isIn && page !== 'sign-out';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const Page = demoPages[page];
  return <AuthContext value={actor}>{isReady && <Page />}</AuthContext>;
}

/** The real auth pages. */
const demoPages: Readonly<Record<AuthVariantPage, ComponentType>> = {
  'sign-in': SignInScreen,
  'sign-up': SignUpScreen,
  'forgot-password': ForgotPasswordScreen,
  'reset-password': ResetPasswordScreen,
  'confirmation-required': ConfirmationRequiredScreen,
  'unlock-session': UnlockSessionScreen,
  'sign-out': SignOutScreen,
};

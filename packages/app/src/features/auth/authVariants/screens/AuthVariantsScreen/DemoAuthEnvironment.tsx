import { type ReactNode, type RefObject, useMemo } from 'react';
import { type AuthEnvironment, AuthEnvironmentContext } from '#features/auth/components/authEnvironment';
import { type AuthVariantPage, authVariantPath } from '#features/auth/authVariants/model/authVariant';
import type { LayoutVariant } from '#shared/layoutVariants/model/layoutVariants';
import { DemoContext, DemoFrame } from './DemoFrame';

/** Provides auth pages as examples in one layout variant: their links lead to the other examples in the same variant. */
export function DemoAuthEnvironment({ layoutVariant, takesFocusRef, children }: DemoPlaceProps) {
  const demo = useMemo(() => ({ variant: layoutVariant, takesFocusRef }), [layoutVariant, takesFocusRef]);
  const place = useMemo((): AuthEnvironment => {
    const to = (next: AuthVariantPage) => authVariantPath({ page: next, variant: layoutVariant });
    return {
      Frame: DemoFrame,
      paths: {
        signIn: to('sign-in'),
        signUp: to('sign-up'),
        forgotPassword: to('forgot-password'),
        resetPassword: to('reset-password'),
        confirmationRequired: to('confirmation-required'),
        unlockSession: to('unlock-session'),
        signOut: to('sign-out'),
      },
    };
  }, [layoutVariant]);
  return (
    <AuthEnvironmentContext value={place}>
      <DemoContext value={demo}>{children}</DemoContext>
    </AuthEnvironmentContext>
  );
}

interface DemoPlaceProps {
  layoutVariant: LayoutVariant;
  /** Whether the next page takes the focus. */
  takesFocusRef: RefObject<boolean>;
  children: ReactNode;
}

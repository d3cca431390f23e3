import { createContext, type ReactNode, type RefObject, use, useEffect, useMemo, useRef } from 'react';
import { type AuthVariantPage, authVariantPath } from '#features/auth/authVariants/model/authVariant';
import { type AuthEnvironment, AuthEnvironmentContext, type AuthFrameProps } from '#features/auth/components/authEnvironment';
import { LayoutVariantFrame } from '#shared/layoutVariants/LayoutVariantFrame';
import type { LayoutVariant } from '#shared/layoutVariants/model/layoutVariants';
import { Heading, Lead, TextBlock } from './DemoFrame.styles';

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

/** How the example is shown. */
interface Demo {
  variant: LayoutVariant;
  /**
   * Whether the next page takes the focus, because the pressed control disappeared with the last page. False after a choice
   * outside of it.
   */
  takesFocusRef: RefObject<boolean>;
}

const DemoContext = createContext<Demo>({ variant: 'split-screen', takesFocusRef: { current: false } });

/** An auth page as an example within another page: its title is a heading below that page's. */
function DemoFrame({ title, lead, scene, children }: AuthFrameProps) {
  const { variant, takesFocusRef } = use(DemoContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocusRef.current) heading.current?.focus();
    takesFocusRef.current = true;
  }, [takesFocusRef]);
  return (
    <LayoutVariantFrame variant={variant} scene={scene}>
      <TextBlock>
        <div>
          <Heading ref={heading} id="page-title" tabIndex={-1}>
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {children}
      </TextBlock>
    </LayoutVariantFrame>
  );
}

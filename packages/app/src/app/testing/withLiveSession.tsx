import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useAuth } from '#features/auth';
import { SessionContext, toSession } from '#shared/session/SessionContext';

/**
 * Provides a story with the user of the session's own actor, so that changes to the user are visible. Use it inside `withAuth`.
 */
export const withLiveSession: Decorator = (Story) => (
  <LiveSession>
    <Story />
  </LiveSession>
);

function LiveSession({ children }: { children: ReactNode }) {
  const user = useAuth((state) => state.context.session?.user ?? null);
  return user && <SessionContext value={toSession(user)}>{children}</SessionContext>;
}

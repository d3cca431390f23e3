import type { ReactNode } from 'react';
import { useAuth } from '../../features/auth';
import { SessionContext, toSession } from '../../shared/session/SessionContext';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story the person that the session's own actor holds, so that what changes them is seen. Inside `withAuth`. */
export const withLiveSession: Decorator = (Story) => (
  <LiveSession>
    <Story />
  </LiveSession>
);

function LiveSession({ children }: { children: ReactNode }) {
  const user = useAuth((state) => state.context.session?.user ?? null);
  return user && <SessionContext value={toSession(user)}>{children}</SessionContext>;
}

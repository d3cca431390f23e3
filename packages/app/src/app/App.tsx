import { LinkProvider } from '@stockroom/ui';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { type Auth, AuthContext, useAuth } from '../features/auth';
import type { Config } from '../shared/config/config';
import { ConfigContext } from '../shared/config/ConfigContext';
import { TextsProvider } from '../shared/i18n/TextsProvider';
import { RouterLink } from '../shared/links/RouterLink';
import { type Session, SessionContext, toSession } from '../shared/session/SessionContext';

export interface AppProps {
  auth: Auth;
  config: Config;
  i18n: I18n;
  /** The router. */
  children: ReactNode;
}

/** The providers around all pages. */
export function App({ auth, config, i18n, children }: AppProps) {
  return (
    <TextsProvider i18n={i18n}>
      <ConfigContext value={config}>
        <AuthContext value={auth.actor}>
          <SessionBridge>
            <LinkProvider component={RouterLink}>{children}</LinkProvider>
          </SessionBridge>
        </AuthContext>
      </ConfigContext>
    </TextsProvider>
  );
}

/** Provides the signed-in user to pages. Keeps the last one for the moment between the end of a session and the next page. */
function SessionBridge({ children }: { children: ReactNode }) {
  const user = useAuth((state) => state.context.session?.user ?? null);
  const [session, setSession] = useState<Session | null>(user && toSession(user));
  if (user && user !== session?.user) setSession(toSession(user));
  return <SessionContext value={session}>{children}</SessionContext>;
}

import type { User } from '@stockroom/contract';
import type { AuthFailure, Credentials, GrantedSession, SessionEnd } from '../model/session';

export interface AuthContext {
  session: GrantedSession | null;
  failure: AuthFailure | null;
  /** How the last session of this page ended. */
  end: SessionEnd | null;
  now: () => number;
}

export type AuthEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'code.cancelled' }
  | { type: 'password.submitted'; password: string }
  | { type: 'restore.retried' }
  | { type: 'signOut.requested' }
  | { type: 'session.locked' }
  | { type: 'session.unlockedElsewhere' }
  | { type: 'session.startedElsewhere' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.refused' }
  | { type: 'user.changed'; user: User };

import type { SettingsAccess } from './settings';
import type { Store } from './store/store';
import type { Tokens } from './tokens';
import type { Environment } from './worker/environment';

/** The context of every handler. */
export interface MockContext extends Environment {
  store: Store;
  settings: SettingsAccess;
  tokens: Tokens;
  /** Whether an answer that does not match its schema is an error: for tests. */
  checksAnswers: boolean;
  /** URL of the real store server, such as `https://api.example.com`; `null`: the stand-in answers its calls. */
  host: string | null;
  /** Sends a request to the real store server. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

import { createContext } from 'react';
import type { MockServer } from './mockServer';

/** The demo's server, for the notice that it can't run. `null`: there is none. */
export const MockServerContext = createContext<Pick<MockServer, 'state' | 'subscribe'> | null>(null);

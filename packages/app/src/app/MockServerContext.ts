import { createContext } from 'react';
import { type MockServer, noMockServer } from './mockServer';

/** The demo's server, for the notice that it cannot run and the panel that sets its behaviour. */
export const MockServerContext = createContext<Pick<MockServer, 'state' | 'subscribe' | 'ready'>>(noMockServer);

import { createContext } from 'react';
import { type MockServer, noMockServer } from './mockServer';

/** The demo's server, for the notice that it can't run. */
export const MockServerContext = createContext<Pick<MockServer, 'state' | 'subscribe'>>(noMockServer);

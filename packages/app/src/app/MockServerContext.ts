import { createContext } from 'react';
import { type MockServer, noMockServer } from './mockServer';

/** The demo's server: for the notice that it can't run, and for the panel that sets how it behaves. */
export const MockServerContext = createContext<Pick<MockServer, 'state' | 'subscribe' | 'ready'>>(noMockServer);

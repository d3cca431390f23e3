import { setupServer, type SetupServer } from 'msw/node';
import { createMocks, type Mocks, type MocksOptions } from './index';

/** The mocks in place of the `fetch` of a Node process. */
export interface NodeMocks extends Mocks {
  server: SetupServer;
  /** Starts answering. An unknown call is an error. */
  listen: () => void;
}

/**
 * Creates the mocks for Vitest: in memory, without delays, and every unknown call is an error. Call `listen()` before the
 * tests, `reset()` between them and `close()` after them.
 */
export function createNodeMocks(options: MocksOptions = {}): NodeMocks {
  const mocks = createMocks({ delays: 'none', ...options });
  const server = setupServer(...mocks.handlers);
  return {
    ...mocks,
    server,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: async () => {
      server.close();
      await mocks.close();
    },
  };
}

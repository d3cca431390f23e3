import { setupServer, type SetupServer } from 'msw/node';
import { createMocks, type Mocks, type MocksOptions } from './index';

/** The mocks around the `fetch` of a Node process. */
export interface NodeMocks extends Mocks {
  server: SetupServer;
  /** Starts answering. A call that is none of ours is an error. */
  listen: () => void;
}

/**
 * The mocks for Vitest: in memory, without delays, and every call that they do not know is an error.
 * Call `listen()` before the tests, `reset()` between them and `close()` after them.
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

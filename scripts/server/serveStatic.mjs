import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder on a free loopback port.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serveStatic(folder) {
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) => files(request, response));
  return new Promise((settle) =>
    server.listen(0, '127.0.0.1', () =>
      settle({
        url: `http://127.0.0.1:${server.address().port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    ),
  );
}

import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder on a free loopback port.
 * @param {string} folder
 * @param {Record<string, string>} [instead] responses that replace files: JSON by path, such as `/index.json`
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serveStatic(folder, instead = {}) {
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) => {
    const own = instead[new URL(request.url ?? '/', 'http://127.0.0.1').pathname];
    if (own === undefined) return files(request, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(own);
  });
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

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { withConfig } from './runtimeConfig.mjs';
import { securityHeaders } from './securityHeaders.mjs';

const YEAR_S = 31_536_000;

/**
 * Creates the production server: the app's built files with the encodings that the build made, `index.html` with this host's
 * configuration for every route, and the security headers on every response.
 * @param {{ dist: string, config?: { apiHost?: string }, beside?: string }} options `dist`: the folder that `vite build` wrote;
 * `config`:
 *   this host's changes to the page's configuration block; `beside`: a folder whose `i18n/de.json` and the like are served too
 * @returns {import('node:http').Server} not yet listening
 * @throws {Error} when the app is not built, or its page has no configuration block
 */
export function createAppServer({ dist, config = {}, beside = dist }) {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) throw new Error(`${page} does not exist. Build the app first: npm run build`);
  const headers = securityHeaders(dist, config);
  const index = asAnswers(withConfig(readFileSync(page, 'utf8'), config));
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheOf(path)),
  });
  // Read on each request: translators change the file and reload the page.
  const added = sirv(beside, { dev: true, etag: true, extensions: [] });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    const path = pathOf(request.url);
    if (path === undefined) return plain(response, 400, 'Bad request');
    if (path === '/' || path === '/index.html') return sendIndex(request, response, index);
    if (isPrivate(path)) return plain(response, 404, 'Not found');
    // A file that a new build removed must not crash the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    files(request, response, () => {
      if (isRoute(path)) return sendIndex(request, response, index);
      const notFound = () => plain(response, 404, 'Not found');
      if (isLanguage(path)) added(request, response, notFound);
      else notFound();
    });
  });
}

/** Returns the caching header: only files with a hash of their content in the name may be cached without revalidation. */
const cacheOf = (path) => (/^\/assets\/.*-[\w-]{7,}\.\w+$/.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');

/** Whether a path is the texts of a language. Those added by a shop survive a new build. */
const isLanguage = (path) => /^\/i18n\/[\w-]+\.json$/.test(path);

/** Whether a file is meant for servers, not for pages. */
const isPrivate = (path) => /^\/(headers\.json|_headers|\.vite\/.*|.*\.(br|gz))$/.test(path);

/** Whether a path belongs to the router: neither a missing asset (old pages request those) nor an API call. */
const isRoute = (path) => !/^\/(assets|api)\//.test(path) && !/\.[a-z0-9]{1,11}$/i.test(path);

function pathOf(url) {
  try {
    const path = decodeURIComponent((url ?? '/').replace(/[?#].*$/, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function plain(response, status, text, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : `${text}\n`);
}

function asAnswers(html) {
  const raw = Buffer.from(html);
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { identity: raw, gzip: gzipSync(raw, { level: 9 }), br: brotliCompressSync(raw) } };
}

function sendIndex(request, response, { etag, bodies }) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted));
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
  const body = bodies[encoding ?? 'identity'];
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

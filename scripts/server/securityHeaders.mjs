import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originOf } from './runtimeConfig.mjs';

/**
 * Returns the headers of every response: those that the build wrote to `headers.json` (it knows the hashes of the page's inline
 * scripts), with the configured API host allowed in `connect-src`.
 * @param {string} dist
 * @param {{ apiHost?: string }} config
 * @returns {Record<string, string>}
 */
export function securityHeaders(dist, config) {
  const headers = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8'));
  const origin = originOf(config);
  if (!origin) return headers;
  const key = 'Content-Security-Policy';
  return { ...headers, [key]: headers[key].replace(/connect-src [^;]*/, (directive) => `${directive} ${origin}`) };
}

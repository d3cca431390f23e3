import { existsSync, readFileSync } from 'node:fs';

const block = /(<script\b[^>]*\bid="stockroom-config"[^>]*>)([\s\S]*?)(<\/script>)/;

/**
 * Returns the page with this host's values merged into its configuration block.
 * @param {string} html
 * @param {object} config keys of the block; see packages/app/src/shared/config
 * @throws {Error} when the page has no block, or the block is no JSON object
 */
export function withConfig(html, config) {
  const match = block.exec(html);
  if (!match) throw new Error('index.html has no <script type="application/json" id="stockroom-config">.');
  const merged = { ...JSON.parse(match[2] || '{}'), ...config };
  // "<" would end the block early; JSON allows it as an escape.
  const text = JSON.stringify(merged).replaceAll('<', '\\u003c');
  return html.slice(0, match.index) + match[1] + text + match[3] + html.slice(match.index + match[0].length);
}

/**
 * Reads this host's settings: a JSON file beside the build, overridden by the environment.
 * @param {string} file path of the JSON file; it need not exist
 * @param {NodeJS.ProcessEnv} env `STOCKROOM_API_HOST`: address put before `/api/...`; `STOCKROOM_DEMO`: `false` switches the
 *   mock server in the page off
 * @throws {Error} that names the invalid value and its valid form
 */
export function readHostConfig(file, env) {
  const config = existsSync(file) ? parseFile(file) : {};
  if (env.STOCKROOM_API_HOST !== undefined) config.apiHost = env.STOCKROOM_API_HOST;
  if (env.STOCKROOM_DEMO !== undefined) config.demo = env.STOCKROOM_DEMO !== 'false';
  if (config.apiHost !== undefined) config.apiHost = hostOf(config.apiHost);
  return config;
}

/** Returns the origin of the configured host, for `connect-src`; `undefined` when there is none. */
export const originOf = (config) => (config.apiHost ? new URL(config.apiHost).origin : undefined);

function parseFile(file) {
  const fault = (message) =>
    new Error(`${file} ${message}. It must be a JSON object such as {"apiHost": "https://api.shop.example"}.`);
  let parsed;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw Object.assign(fault('is not valid JSON'), { cause });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw fault('is not an object');
  return parsed;
}

function hostOf(text) {
  if (text === '') return text;
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  const usable = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!usable) {
    throw new Error(
      `The API host ${JSON.stringify(text)} is not usable: it must be an http(s) address, such as "https://api.shop.example".`,
    );
  }
  return text.replace(/\/+$/, '');
}

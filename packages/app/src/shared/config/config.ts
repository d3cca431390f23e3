import * as v from 'valibot';
import { isBuiltIn, isTag } from './languages';

/** Id of the JSON block in `index.html` that whoever hosts a shop may edit: one build serves every shop. */
export const CONFIG_ELEMENT_ID = 'stockroom-config';

const apiHost = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || isHost(text),
    'must be empty or an http(s) address without a query, such as "https://api.shop.example"',
  ),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const languages = v.pipe(
  v.array(v.object({ code: v.string(), name: v.string() })),
  v.check(
    (all) =>
      all.every(({ code, name }) => isTag(code) && !isBuiltIn(code) && name) &&
      new Set(all.map(({ code }) => code)).size === all.length,
    'must be other languages than en and tr, each once, such as [{"code": "de", "name": "Deutsch"}]',
  ),
);

export const Config = v.object({
  /** Base address put before `/api/...`, without a trailing slash. Empty: this page's own origin. */
  apiHost: v.optional(apiHost, ''),
  /** Whether the browser's mock server answers. Without it every call goes to `apiHost`. */
  demo: v.optional(v.boolean(), true),
  /** Languages that the shop adds; the texts of each are in `i18n/<code>.json` beside the app. */
  languages: v.optional(languages, []),
});
export type Config = v.InferOutput<typeof Config>;

/** Error for an unusable configuration block. The message names the key and the expected value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the run-time configuration of this page.
 * @throws {ConfigError} when the block is missing, is not JSON, or does not match the schema
 */
export function readConfig(page: Pick<Document, 'getElementById'> = document): Config {
  const text = page.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (text === undefined || text === null) throw new ConfigError(`index.html has no <script id="${CONFIG_ELEMENT_ID}">.`);
  return parseConfig(text);
}

/**
 * Parses and checks the text of a configuration block.
 * @throws {ConfigError}
 */
export function parseConfig(text: string): Config {
  const result = v.safeParse(
    v.pipe(
      v.custom<object>((value) => !Array.isArray(value), 'it must be a JSON object'),
      Config,
    ),
    parseJson(text),
  );
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(`"${v.getDotPath(issue) ?? 'the block'}" of #${CONFIG_ELEMENT_ID} is not usable: ${issue.message}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`#${CONFIG_ELEMENT_ID} in index.html is not valid JSON.`);
  }
}

function isHost(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}

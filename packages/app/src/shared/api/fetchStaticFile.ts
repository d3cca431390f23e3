import { CONFIG_ELEMENT_ID } from '../config/config';

/** Timeout of a request to the server that the page came from, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Fetches a file beside the page, such as `i18n/de.json`, from the server that the page came from.
 * @returns null when the server can't be reached, or takes too long
 */
export async function fetchStaticFile(path: string): Promise<{ status: number; text: string } | null> {
  try {
    // The browser's cached copy may be of another build.
    const answer = await globalThis.fetch(import.meta.env.BASE_URL + path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

/**
 * Whether the page could be reloaded now: a browser that fails to load shows an error page of its own in place of the app. A
 * captive portal, such as the sign-in page of a hotel, does not count.
 */
export async function isPageReachable(): Promise<boolean> {
  const answer = await fetchStaticFile('');
  return answer?.status === 200 && answer.text.includes(CONFIG_ELEMENT_ID);
}

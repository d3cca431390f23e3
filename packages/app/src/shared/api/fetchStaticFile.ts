import { CONFIG_ELEMENT_ID } from '../config/config';

/** How long the server that the page came from may take to hand something out, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Asks the server that the page came from for a file beside the page, such as `i18n/de.json`.
 * @returns null when it can't be reached, or takes too long
 */
export async function fetchStaticFile(path: string): Promise<{ status: number; text: string } | null> {
  try {
    // The browser's copy may be of another build.
    const answer = await globalThis.fetch(import.meta.env.BASE_URL + path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

/**
 * Whether the page could be loaded anew now: a browser that tries in vain shows an error page of its own in the app's place. What
 * answers in its name, such as the sign-in page of a hotel, does not count.
 */
export async function isPageReachable(): Promise<boolean> {
  const answer = await fetchStaticFile('');
  return answer?.status === 200 && answer.text.includes(CONFIG_ELEMENT_ID);
}

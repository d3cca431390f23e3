/** Milliseconds after which an early key is assumed to be meant for another page. */
const MAX_KEY_AGE_MS = 5000;

/**
 * Dispatches again the keys that were pressed before any listener existed: `build/firstPaint/place.js` records them, except
 * those typed into a field. Only once: afterwards none are left.
 */
export function replayEarlyKeys(): void {
  const page: HTMLElement & { early?: KeyboardEvent[] } = document.documentElement;
  page.onkeydown = null;
  for (const event of page.early?.splice(0) ?? []) {
    const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, timeStamp } = event;
    const place = document.activeElement ?? document.body;
    if (performance.now() - timeStamp > MAX_KEY_AGE_MS) continue;
    const init = { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, bubbles: true, cancelable: true, composed: true };
    // Keeps the original timestamp: slow keys are no scan.
    place.dispatchEvent(Object.defineProperty(new KeyboardEvent('keydown', init), 'timeStamp', { value: timeStamp }));
  }
}

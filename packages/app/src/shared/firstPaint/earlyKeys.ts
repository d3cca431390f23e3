/** Milliseconds until an early key counts as meant for another page. */
const FRESH = 5000;

/**
 * Presses again what was pressed on the page before anything heard it: `build/firstPaint/place.js` keeps such keys, but for those that went
 * into a field. Once: after it there are none.
 */
export function pressAgain(): void {
  const page: HTMLElement & { early?: KeyboardEvent[] } = document.documentElement;
  page.onkeydown = null;
  for (const event of page.early?.splice(0) ?? []) {
    const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, timeStamp } = event;
    const place = document.activeElement ?? document.body;
    if (performance.now() - timeStamp > FRESH) continue;
    const init = { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, bubbles: true, cancelable: true, composed: true };
    // By its own time: what came slowly is no scan.
    place.dispatchEvent(Object.defineProperty(new KeyboardEvent('keydown', init), 'timeStamp', { value: timeStamp }));
  }
}

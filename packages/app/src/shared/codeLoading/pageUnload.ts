/** Milliseconds after which a page being left counts as staying: the user cancelled, or it was only a download. */
const UNLOAD_TIMEOUT = 5000;

let leftAt = 0;
const leave = () => {
  leftAt = Date.now();
};
globalThis.addEventListener?.('beforeunload', leave);
globalThis.addEventListener?.('pagehide', leave);

const stillGoing = () => Math.max(leftAt + UNLOAD_TIMEOUT - Date.now(), 0);
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Whether the page is about to unload. The browser aborts the requests of such a page, Firefox before the next page has
 * answered: that is no failure.
 */
export const pageUnload = {
  isNow: (): boolean => stillGoing() > 0,
  /** Resolves when the page is not about to unload: at once, or when it turned out to stay. */
  untilStays: async (): Promise<void> => {
    while (pageUnload.isNow()) await pause(stillGoing());
  },
};

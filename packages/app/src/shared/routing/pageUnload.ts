/** Milliseconds after which a page that was about to go is still there: somebody chose to stay, or was only given a file. */
const GOING = 5000;

let leftAt = 0;
const leave = () => {
  leftAt = Date.now();
};
globalThis.addEventListener?.('beforeunload', leave);
globalThis.addEventListener?.('pagehide', leave);

const stillGoing = () => Math.max(leftAt + GOING - Date.now(), 0);
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Whether the page is about to go. A browser breaks off what such a page fetches, Firefox before the next one has answered: that is no failure. */
export const leaving = {
  isNow: (): boolean => stillGoing() > 0,
  /** Settles when the page is not about to go: at once, or when it turned out to stay. */
  untilStays: async (): Promise<void> => {
    while (leaving.isNow()) await pause(stillGoing());
  },
};

/** The text of the live regions. The number tells two equal messages in a row apart. */
export interface Announcement {
  message: string;
  assertive: boolean;
  number: number;
}

/** In milliseconds. The announced change is made before, and is on the page when the message is heard. */
const PAUSE = 100;

let current: Announcement = { message: '', assertive: false, number: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Announces a change to screen readers: saved, moved, the number of results. Once, politely by default, and after a pause, so
 * that the live region is not rendered together with the click it reports.
 */
export function announce(message: string, { assertive = false }: { assertive?: boolean } = {}): void {
  current = { message, assertive, number: current.number + 1 };
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const listener of listeners) listener();
  }, PAUSE);
}

/** The store of the latest announcement, for the live regions of the app's frame. */
export const announcements = {
  get: () => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The text of the live regions. The number makes two equal messages in a row two. */
export interface Announcement {
  message: string;
  assertive: boolean;
  number: number;
}

/** In milliseconds. What is said has happened on the page before, and is on it when it is heard. */
const PAUSE = 100;

let current: Announcement = { message: '', assertive: false, number: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Says something to people who can't see it happen: saved, moved, how many results. Once, politely unless told, and a moment later:
 * the live region is not drawn with the press that is told of.
 */
export function announce(message: string, { assertive = false }: { assertive?: boolean } = {}): void {
  current = { message, assertive, number: current.number + 1 };
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const listener of listeners) listener();
  }, PAUSE);
}

/** For the live regions of the app's frame. */
export const announcements = {
  get: () => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What the live regions say now. The number makes two equal messages in a row two. */
export interface Announcement {
  message: string;
  assertive: boolean;
  number: number;
}

let current: Announcement = { message: '', assertive: false, number: 0 };
const listeners = new Set<() => void>();

/** Says something to people who can't see it happen: saved, moved, how many results. Once, politely unless told. */
export function announce(message: string, { assertive = false }: { assertive?: boolean } = {}): void {
  current = { message, assertive, number: current.number + 1 };
  for (const listener of listeners) listener();
}

/** For the live regions of the app's frame. */
export const announcements = {
  get: () => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The outcome of a scan: a product is known by it, nobody has the code, or it could not be looked up. */
export type ScanOutcome = 'found' | 'unknown' | 'failed';

/** The last outcome. The number makes two equal ones in a row two. */
export interface ScanFeedback {
  outcome: ScanOutcome;
  number: number;
}

let last: ScanFeedback | null = null;
const listeners = new Set<() => void>();

/** Tells eye and ear of whoever holds the scanner what became of a scan; they look at the shelf. */
export const scanFeedback = {
  give: (outcome: ScanOutcome): void => {
    last = { outcome, number: (last?.number ?? 0) + 1 };
    for (const listener of listeners) listener();
  },
  get: (): ScanFeedback | null => last,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

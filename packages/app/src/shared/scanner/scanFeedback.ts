/** Outcome of a scan: a product was found, no product has the code, or the look-up failed. */
export type ScanOutcome = 'found' | 'unknown' | 'failed';

/** The last outcome. The number distinguishes two equal ones in a row. */
export interface ScanFeedback {
  outcome: ScanOutcome;
  number: number;
}

let last: ScanFeedback | null = null;
const listeners = new Set<() => void>();

/** Visual and audible feedback on a scan for users who look at the shelf and not at the screen. */
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

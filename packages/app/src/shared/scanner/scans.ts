import type { CodeFacts, ReadCode } from '../barcodes/model/gs1';

/** Something that was scanned. */
export interface Scan extends Omit<ReadCode, 'facts'> {
  /** Further facts in the code besides its product. */
  facts?: CodeFacts;
  /** Quantity: the number typed before the scan, else 1. */
  quantity: number;
}

/** @returns whether it handled the scan; otherwise the listener below receives it */
export type ScanListener = (scan: Scan) => boolean;

const listeners: ScanListener[] = [];
const watchers = new Set<(scan: Scan) => void>();
let last: ScanListener | null = null;

/** Scan listeners: the one added last is called first, so a dialog before its page. */
export const scans = {
  /** @returns a function that removes the listener */
  listen(listener: ScanListener): () => void {
    listeners.push(listener);
    return () => void listeners.splice(listeners.lastIndexOf(listener), 1);
  },
  /** Sets the listener of scans that nothing on the page handled. */
  listenLast(listener: ScanListener): () => void {
    last = listener;
    return () => {
      if (last === listener) last = null;
    };
  },
  /** Reports every scan, whichever listener handles it. @returns a function that removes the watcher */
  watch(watcher: (scan: Scan) => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  /** Passes a scan to the listeners. */
  hand(scan: Scan): void {
    for (const watch of watchers) watch(scan);
    if (!listeners.toReversed().some((listener) => listener(scan))) scans.handLast(scan);
  },
  /** For a listener that finds out later that it can't handle a scan. */
  handLast: (scan: Scan): void => void last?.(scan),
};

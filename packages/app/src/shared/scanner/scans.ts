import type { CodeFacts, ReadCode } from '../barcodes/model/gs1';

/** Something that was scanned. */
export interface Scan extends Omit<ReadCode, 'facts'> {
  /** Facts in the code beside its product. */
  facts?: CodeFacts;
  /** How many times: the number that was typed before it, else 1. */
  quantity: number;
}

/** @returns whether the scan was for it; what is not goes to the listener underneath */
export type ScanListener = (scan: Scan) => boolean;

const listeners: ScanListener[] = [];
const watchers = new Set<(scan: Scan) => void>();
let last: ScanListener | null = null;

/** Who wants to know of scans: what came to the page last is asked first, so a dialog before its page. */
export const scans = {
  /** @returns stops it */
  listen(listener: ScanListener): () => void {
    listeners.push(listener);
    return () => void listeners.splice(listeners.lastIndexOf(listener), 1);
  },
  /** Gets what nobody on the page wanted. */
  listenLast(listener: ScanListener): () => void {
    last = listener;
    return () => {
      if (last === listener) last = null;
    };
  },
  /** Tells of every scan, whoever wants it. @returns stops it */
  watch(watcher: (scan: Scan) => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  /** Hands a scan to whom it is for. */
  hand(scan: Scan): void {
    for (const watch of watchers) watch(scan);
    if (!listeners.toReversed().some((listener) => listener(scan))) scans.handLast(scan);
  },
  /** For a listener that finds out later that a scan is not for it. */
  handLast: (scan: Scan): void => void last?.(scan),
};

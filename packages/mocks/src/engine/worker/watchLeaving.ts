/**
 * Aborts reads and writes when the page is left, and starts none until it returns. A page that WebKit holds in its back/forward
 * cache with an open transaction blocks the storage of every later page for good (WebKitGTK 2.50.6): an open read blocks all
 * writes.
 */
export function watchLeaving() {
  const open = new Set<IDBTransaction>();
  const ended = new WeakSet<IDBTransaction>();
  const page = typeof window === 'undefined' ? null : window;
  let isBack = Promise.resolve();
  const endAll = () => {
    isBack = new Promise((resolve) => page?.addEventListener('pageshow', () => resolve(), { once: true }));
    for (const transaction of open) {
      ended.add(transaction);
      abort(transaction);
    }
  };
  page?.addEventListener('pagehide', endAll);
  return {
    /** Settles once the page is active. */
    isBack: () => isBack,
    watch: (transaction: IDBTransaction) => {
      open.add(transaction);
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
    },
    ended: (transaction: IDBTransaction) => ended.has(transaction),
    stop: () => page?.removeEventListener('pagehide', endAll),
  };
}

/** Aborts a transaction, unless it has ended already. */
export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

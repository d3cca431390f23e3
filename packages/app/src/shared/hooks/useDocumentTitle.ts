import { useEffect, useSyncExternalStore } from 'react';
import { unread } from '../unread/unreadStore';

/** Name of the product, at the end of every title. */
export const APP_NAME = 'Stockroom';

/**
 * Sets the title of the browser tab, after the number of all unread items: `(3) Inventory · Stockroom`.
 * @param title the page's own name; `null` leaves the title unchanged
 * @param prefix put before it, such as "Error:" after a failed submit
 */
export function useDocumentTitle(title: string | null, prefix?: string): void {
  const count = useSyncExternalStore(unread.subscribe, unread.sum, unread.sum);
  useEffect(() => {
    if (title === null) return;
    const parts = [count > 99 ? '(99+)' : count && `(${count})`, prefix, title].filter(Boolean);
    document.title = `${parts.join(' ')} · ${APP_NAME}`;
  }, [title, prefix, count]);
}

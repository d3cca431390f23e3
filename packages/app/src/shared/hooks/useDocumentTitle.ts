import { useEffect } from 'react';

/** Name of the product, at the end of every title. */
export const APP_NAME = 'Stockroom';

/**
 * Names the page in the browser's tab.
 * @param title the page's own name; `null` leaves the title alone
 * @param prefix put before it, such as "Error:" after a failed submit
 */
export function useDocumentTitle(title: string | null, prefix?: string): void {
  useEffect(() => {
    if (title !== null) document.title = `${prefix ? `${prefix} ` : ''}${title} · ${APP_NAME}`;
  }, [title, prefix]);
}

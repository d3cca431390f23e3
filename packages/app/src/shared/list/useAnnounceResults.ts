import { useEffect, useRef } from 'react';
import { announce } from '../announce/announce';
import { useTranslation } from '../i18n/useTranslation';

export interface AnnouncedResults {
  /** Identifies search and filters. */
  scope: string;
  /** Number of results; `undefined` while unknown. */
  length: number | null | undefined;
  /** Current page of a paginated list. */
  page?: number;
  lastPage?: number;
  /** Message such as "12 products found". */
  message: string;
}

/**
 * Announces the number of results of a new search, and the number of a new page. The first list of a visit is not
 * announced, as the user reads it anyway.
 */
export function useAnnounceResults({ scope, length, page = 1, lastPage = 1, message }: AnnouncedResults): void {
  const { t } = useTranslation('common');
  const lastAnnounced = useRef<{ scope: string; page: number } | null>(null);
  useEffect(() => {
    if (typeof length !== 'number') return;
    const before = lastAnnounced.current;
    lastAnnounced.current = { scope, page };
    if (!before || (before.scope === scope && before.page === page)) return;
    announce(before.scope === scope ? t('list.page', { page, lastPage }) : message);
  }, [length, scope, page, lastPage, message, t]);
}

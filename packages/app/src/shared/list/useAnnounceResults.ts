import { useEffect, useRef } from 'react';
import { announce } from '../announce/announce';
import { useTranslation } from '../i18n/useTranslation';

export interface AnnouncedResults {
  /** Identifies search and filters. */
  scope: string;
  /** How many it finds; `undefined` while that is not known. */
  length: number | null | undefined;
  /** Of a list that comes in pages. */
  page?: number;
  lastPage?: number;
  /** Such as "12 products found". */
  message: string;
}

/** Says how many a new search found, and which page a new page is. The first list of a visit is read, not said. */
export function useAnnounceResults({ scope, length, page = 1, lastPage = 1, message }: AnnouncedResults): void {
  const { t } = useTranslation('common');
  const said = useRef<{ scope: string; page: number } | null>(null);
  useEffect(() => {
    if (typeof length !== 'number') return;
    const before = said.current;
    said.current = { scope, page };
    if (!before || (before.scope === scope && before.page === page)) return;
    announce(before.scope === scope ? t('list.page', { page, lastPage }) : message);
  }, [length, scope, page, lastPage, message, t]);
}

import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import type { BoardView } from '../../model/boardView';

/** How long a filter has to rest before its outcome is said, in milliseconds. */
const PAUSE = 600;

/** Says how many cards a filter shows, once it rests. */
export function useAnnounceFilters({ isFiltered, shownTotal: shown, total }: BoardView): void {
  const { t } = useTranslation('scrumboard');
  const wasFiltered = useRef(isFiltered);
  useEffect(() => {
    if (!isFiltered && !wasFiltered.current) return undefined;
    const timer = setTimeout(() => {
      wasFiltered.current = isFiltered;
      announce(t('filter.shown', { shown, total }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isFiltered, shown, total, t]);
}

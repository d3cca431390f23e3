import { useEffect, useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { announce } from '#shared/announce/announce';
import type { BoardView } from '#features/scrumboard/model/boardView';

/** Milliseconds without a filter change before its result is announced. */
const PAUSE = 600;

/** Announces how many cards a filter shows, once the filter stops changing. */
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

import type { BoardList } from '@stockroom/contract';
import { wipState } from '#features/scrumboard/model/wipState';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A warning for a change that takes a list over its limit; none where the list stays within it, or exceeded it before. */
export function useLimitMessages() {
  const { t } = useTranslation('scrumboard');
  return (list: BoardList, before: number, arriving: number): string => {
    const isCrossed = wipState(list, before + arriving) === 'over' && wipState(list, before) !== 'over';
    return isCrossed ? `. ${t('actions.overLimit', { list: list.title, count: before + arriving, limit: list.wip.limit })}` : '';
  };
}

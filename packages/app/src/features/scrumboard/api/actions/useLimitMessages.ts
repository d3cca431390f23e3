import type { BoardList } from '@stockroom/contract';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { wipState } from '../../model/wip';

/** The warning behind a change that takes a list over its limit; nothing where it stays under it, or was over it before. */
export function useLimitMessages() {
  const { t } = useTranslation('scrumboard');
  return (list: BoardList, before: number, arriving: number): string => {
    const isCrossed = wipState(list, before + arriving) === 'over' && wipState(list, before) !== 'over';
    return isCrossed ? `. ${t('actions.overLimit', { list: list.title, count: before + arriving, limit: list.wip.limit })}` : '';
  };
}

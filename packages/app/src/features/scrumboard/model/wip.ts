import type { BoardList } from '@stockroom/contract';

/** How a list stands to its limit. `none`: it has none. */
export type WipState = 'none' | 'under' | 'full' | 'over';

/** How a list with so many cards stands to its limit. */
export function wipState({ wip }: Pick<BoardList, 'wip'>, count: number): WipState {
  if (wip.mode === 'none') return 'none';
  if (count > wip.limit) return 'over';
  return count === wip.limit ? 'full' : 'under';
}

/** Whether cards may come into a list only with a reason. Those that leave or stay are never held. */
export const needsReason = ({ wip }: Pick<BoardList, 'wip'>, count: number, arriving: number): boolean =>
  wip.mode === 'block' && arriving > 0 && count + arriving > wip.limit;

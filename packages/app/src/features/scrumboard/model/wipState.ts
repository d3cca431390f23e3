import type { BoardList } from '@stockroom/contract';

/** The state of a list in relation to its limit. `none`: it has none. */
export type WipState = 'none' | 'under' | 'full' | 'over';

/** The state of a list with `count` cards in relation to its limit. */
export function wipState({ wip }: Pick<BoardList, 'wip'>, count: number): WipState {
  if (wip.mode === 'none') return 'none';
  if (count > wip.limit) return 'over';
  return count === wip.limit ? 'full' : 'under';
}

/** Whether cards may be added to a list only with a reason. Cards that leave or stay are never held. */
export const needsReason = ({ wip }: Pick<BoardList, 'wip'>, count: number, arriving: number): boolean =>
  wip.mode === 'block' && arriving > 0 && count + arriving > wip.limit;

import { ownLists } from '../storage/ownList';
import { storageKeys } from '../storage/storageKeys';
import { hasReason, ReasonDraft } from './model/movementReason';

/** How many are offered again. */
const MOST = 3;

const reasonsOf = ownLists(storageKeys.whys, ReasonDraft);

/** A person's latest reasons for changes of stock, last first; gone with the sign-out. */
export const recentReasons = (userId: string): readonly ReasonDraft[] => reasonsOf(userId).get();

/** Is offered from now on, where something was said. */
export function rememberReason(userId: string, movementReason: ReasonDraft): void {
  if (!hasReason(movementReason)) return;
  const isOther = ({ reason, note }: ReasonDraft) => reason !== movementReason.reason || note !== movementReason.note;
  reasonsOf(userId).change((reasons) => [movementReason, ...reasons.filter(isOther)].slice(0, MOST));
}

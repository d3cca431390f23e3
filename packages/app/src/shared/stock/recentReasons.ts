import { ownLists } from '../storage/ownList';
import { storageKeys } from '../storage/storageKeys';
import { hasReason, ReasonDraft } from './model/movementReason';

/** How many are offered again. */
const MOST = 3;

const whysOf = ownLists(storageKeys.whys, ReasonDraft);

/** A person's latest reasons for changes of stock, last first; gone with the sign-out. */
export const recentReasons = (userId: string): readonly ReasonDraft[] => whysOf(userId).get();

/** Is offered from now on, where something was said. */
export function rememberReason(userId: string, why: ReasonDraft): void {
  if (!hasReason(why)) return;
  const isOther = ({ reason, note }: ReasonDraft) => reason !== why.reason || note !== why.note;
  whysOf(userId).change((whys) => [why, ...whys.filter(isOther)].slice(0, MOST));
}

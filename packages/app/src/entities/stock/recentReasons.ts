import { createOwnLists } from '#shared/storage/ownList';
import { storageKeys } from '#shared/storage/storageKeys';
import { hasReason, ReasonDraft } from './model/movementReason';

/** Number of reasons offered again. */
const MAX_REASONS = 3;

const reasonsOf = createOwnLists(storageKeys.whys, ReasonDraft);

/** A person's recent reasons for changes of stock, latest first; removed on sign-out. */
export const recentReasons = (userId: string): readonly ReasonDraft[] => reasonsOf(userId).get();

/** Stores a reason, unless it is empty, to offer it again. */
export function rememberReason(userId: string, movementReason: ReasonDraft): void {
  if (!hasReason(movementReason)) return;
  const isOther = ({ reason, note }: ReasonDraft) => reason !== movementReason.reason || note !== movementReason.note;
  reasonsOf(userId).change((reasons) => [movementReason, ...reasons.filter(isOther)].slice(0, MAX_REASONS));
}

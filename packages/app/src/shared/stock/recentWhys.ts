import { ownLists } from '../storage/ownList';
import { storageKeys } from '../storage/storageKeys';
import { isSaid, Why } from './model/why';

/** How many are offered again. */
const MOST = 3;

const whysOf = ownLists(storageKeys.whys, Why);

/** What somebody said last of why stock changed, last first; gone with the sign-out. */
export const recentWhys = (userId: string): readonly Why[] => whysOf(userId).get();

/** Is offered from now on, where something was said. */
export function rememberWhy(userId: string, why: Why): void {
  if (!isSaid(why)) return;
  const isOther = ({ reason, note }: Why) => reason !== why.reason || note !== why.note;
  whysOf(userId).change((whys) => [why, ...whys.filter(isOther)].slice(0, MOST));
}

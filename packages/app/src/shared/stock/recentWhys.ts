import * as v from 'valibot';
import { localStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { isSaid, Why } from './model/why';

/** How many are offered again. */
const MOST = 3;

/** What somebody said last of why stock changed, last first; gone with the sign-out. */
export function recentWhys(userId: string): readonly Why[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(Why)), localStore.get(storageKeys.whys + userId));
  return read.success ? read.output : [];
}

/** Is offered from now on, where something was said. */
export function rememberWhy(userId: string, why: Why): void {
  if (!isSaid(why)) return;
  const others = recentWhys(userId).filter(({ reason, note }) => reason !== why.reason || note !== why.note);
  localStore.set(storageKeys.whys + userId, JSON.stringify([why, ...others].slice(0, MOST)));
}

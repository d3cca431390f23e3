import { parsePreferences } from '../packages/app/src/shared/preferences/preferences';
import { preferenceStore } from '../packages/app/src/shared/preferences/preferenceStore';
import { localStore, sessionStore } from '../packages/app/src/shared/storage/safeStorage';
import { toasts } from '../packages/app/src/shared/toast/toast';

/**
 * Clears the leftovers of the last story: the test-runner shows hundreds of stories in one page, and each must look as it does
 * alone.
 */
export function forgetLastStory(): void {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  for (const store of [localStore, sessionStore]) for (const key of store.keys()) store.remove(key);
  preferenceStore.set(parsePreferences(null));
}

import type { i18n as I18n } from 'i18next';
import { onStorageTrouble } from '../shared/storage/safeStorage';
import { toasts } from '../shared/toast/toast';
import type { KeepingTrouble } from './mockServer';

/** Says once that this browser keeps nothing: the app works, but what is typed and preferred ends with the page (screens, 1.5). */
export function createTroubleTeller() {
  let i18n: I18n | null = null;
  let waiting: KeepingTrouble | null = null;
  let isTold = false;
  const tell = (trouble: KeepingTrouble) => {
    if (isTold) return;
    if (!i18n) {
      waiting = trouble;
      return;
    }
    isTold = true;
    toasts.show({ id: 'storage', tone: 'warning', duration: null, message: i18n.t(`storage.${trouble}`, { ns: 'app' }) });
  };
  onStorageTrouble(tell);
  return {
    tell,
    /** From now on there are words for it. */
    use(translator: I18n) {
      i18n = translator;
      if (waiting) tell(waiting);
    },
  };
}

import type { i18n as I18n } from 'i18next';
import { onStorageTrouble } from '../shared/storage/safeStorage';
import { toasts } from '../shared/toast/toast';
import type { KeepingTrouble } from './mockServer';

/**
 * Says that this browser keeps nothing (screens, 1.5): once of preferences and drafts, and with every change that is said to be saved where what
 * the demo's server has ends with the page.
 */
export function createTroubleTeller(show: (message: string) => void = showToast) {
  let i18n: Pick<I18n, 't'> | null = null;
  let waiting: (() => void) | null = null;
  let isTold = false;
  let data: KeepingTrouble | null = null;
  const say = (key: `storage.${KeepingTrouble}` | `storage.data.${KeepingTrouble}`) => {
    if (i18n) show(i18n.t(key, { ns: 'app' }));
    else waiting = () => say(key);
  };
  onStorageTrouble((trouble) => {
    if (isTold || data) return;
    isTold = true;
    say(`storage.${trouble}`);
  });
  return {
    /** The demo's server keeps nothing from now on. */
    tell: (trouble: KeepingTrouble): void => {
      data = trouble;
      say(`storage.data.${trouble}`);
    },
    /** Something was changed, and is said to be saved. */
    written: (): void => {
      if (data) say(`storage.data.${data}`);
    },
    /** From now on there are words for it. */
    use(translator: Pick<I18n, 't'>) {
      i18n = translator;
      waiting?.();
    },
  };
}

const showToast = (message: string) => void toasts.show({ id: 'storage', tone: 'warning', duration: null, message });

import type { i18n as I18n } from 'i18next';
import { onStorageTrouble } from '../shared/storage/safeStorage';
import { toasts } from '../shared/toast/toast';
import type { KeepingTrouble } from './mockServer';

/**
 * Warns that this browser keeps nothing: once for preferences and drafts, and with every change that is said to be saved where
 * the
 * demo's data ends with the page.
 */
export function createTroubleTeller(show: (message: string) => void = showToast) {
  let i18n: Pick<I18n, 't'> | null = null;
  let last: Message | null = null;
  let data: Message | null = null;
  const say = (words: Message) => {
    last = words;
    if (i18n) show(i18n.t(`storage.${words}`, { ns: 'app' }));
  };
  const written = () => {
    if (data) say(data);
  };
  onStorageTrouble((trouble) => {
    if (!last) say(trouble);
  });
  return {
    /** The demo's server keeps nothing from now on. */
    tell: (trouble: KeepingTrouble): void => {
      data = trouble === 'full' ? 'dataFull' : trouble;
      written();
    },
    /** Something was changed, and is said to be saved. */
    written,
    /** From now on there are words for it. */
    use(translator: Pick<I18n, 't'>) {
      i18n = translator;
      if (last) say(last);
    },
  };
}

/** A store that is full keeps preferences or the server's data no longer: each has its words. */
type Message = KeepingTrouble | 'dataFull';

const showToast = (message: string) => void toasts.show({ id: 'storage', tone: 'warning', duration: null, message });

import type { i18n as I18n } from 'i18next';
import { onStorageTrouble } from '../shared/storage/safeStorage';
import { toasts } from '../shared/toast/toast';
import type { StorageProblem } from './mockServer';

/**
 * Creates warnings that this browser stores nothing: once for preferences and drafts, and, if the demo's data is lost with the
 * page, with every change that is announced as saved.
 */
export function createStorageWarning(show: (message: string) => void = showToast) {
  let i18n: Pick<I18n, 't'> | null = null;
  let last: Message | null = null;
  let data: Message | null = null;
  const warn = (warningKey: Message) => {
    last = warningKey;
    if (i18n) show(i18n.t(`storage.${warningKey}`, { ns: 'app' }));
  };
  const written = () => {
    if (data) warn(data);
  };
  onStorageTrouble((trouble) => {
    if (!last) warn(trouble);
  });
  return {
    /** Notes that the demo's server stores nothing from now on. */
    reportDataProblem: (trouble: StorageProblem): void => {
      data = trouble === 'full' ? 'dataFull' : trouble;
      written();
    },
    /** Warns after a change that is announced as saved. */
    written,
    /** Sets the translations to use from now on. */
    use(translator: Pick<I18n, 't'>) {
      i18n = translator;
      if (last) warn(last);
    },
  };
}

/** Key of a warning. A full store affects preferences or the server's data, each with its own text. */
type Message = StorageProblem | 'dataFull';

const showToast = (message: string) => void toasts.show({ id: 'storage', tone: 'warning', duration: null, message });

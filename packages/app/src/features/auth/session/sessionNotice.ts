import { sessionStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';

/** The sign-in page's notice about the last session: `ended` by expiry or by the server, or signed out `elsewhere`. */
export type SessionNotice = 'ended' | 'elsewhere';

/** Survives the reload after a 401. */
export const sessionNotice = {
  read(): SessionNotice | null {
    const text = sessionStore.get(storageKeys.notice);
    return text === 'ended' || text === 'elsewhere' ? text : null;
  },
  write: (notice: SessionNotice) => void sessionStore.set(storageKeys.notice, notice),
  clear: () => sessionStore.remove(storageKeys.notice),
};

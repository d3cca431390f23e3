import type * as v from 'valibot';
import { createDraftStore } from '../../../shared/drafts/drafts';
import { localStore, type SafeStorage } from '../../../shared/storage/safeStorage';
import { KeptMail } from '../model/composeDraft';
import { composeSubject } from './composeSubject';

type Mail = v.InferOutput<typeof KeptMail>;
type Locks = Pick<LockManager, 'request'>;

/** Where mails lie that wait for a connection, whichever tab they were written in. */
export interface MailOutbox {
  keep: (userId: string, mail: Mail) => void;
  /** It has gone, or is being changed. */
  drop: (userId: string, id: string) => void;
  /** Says that this tab sends it. @returns ends that */
  hold: (id: string) => () => void;
  /** Takes up the mails that no tab holds any more: theirs was closed. */
  takeUp: (userId: string, take: (mail: Mail) => void) => Promise<void>;
}

const lockOf = (id: string): string => `stockroom.mail.${id}`;

/**
 * A mail that was sent without a connection is with nobody but this browser: it outlives its tab (decision 086). Two tabs that sent it
 * would send it once, as the server knows its id; held by one, no other shows it as waiting while it is being changed there.
 * @param locks those of the browser; where there are none, whatever lies there is taken up
 */
export function createMailOutbox(storage: SafeStorage = localStore, locks: Locks | null = ownLocks()): MailOutbox {
  const kept = createDraftStore(storage);
  const keyOf = (userId: string, id: string) => ({ userId, subject: composeSubject(id) });
  return {
    keep: (userId, mail) => kept.write(keyOf(userId, mail.id), mail),
    drop: (userId, id) => kept.remove(keyOf(userId, id)),
    hold(id) {
      let release = () => {};
      const ended = new Promise<void>((settle) => {
        release = settle;
      });
      void locks?.request(lockOf(id), () => ended);
      return () => release();
    },
    async takeUp(userId, take) {
      for (const subject of kept.subjectsOf(userId)) {
        if (!subject.startsWith(composeSubject(''))) continue;
        const mail = kept.read({ userId, subject }, KeptMail)?.value;
        if (!mail || composeSubject(mail.id) !== subject) continue;
        if (!locks) take(mail);
        else await locks.request(lockOf(mail.id), { ifAvailable: true }, (lock) => void (lock && take(mail)));
      }
    },
  };
}

const ownLocks = (): Locks | null => globalThis.navigator?.locks ?? null;

export const mailOutbox = createMailOutbox();

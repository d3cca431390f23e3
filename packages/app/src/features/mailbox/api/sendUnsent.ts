import { drafts } from '#shared/drafts/drafts';
import { StoredMailDraft } from '../model/composeDraft';
import { withTyped } from '../model/recipients';
import { sendMail } from './composeCalls';
import { composeSubject } from './composeSubject';

/** Sends the mails that wait for a connection, before the user signs out. Refused mails stay. */
export async function sendUnsent(userId: string): Promise<void> {
  for (const subject of drafts.subjectsOf(userId)) {
    if (!subject.startsWith(composeSubject(''))) continue;
    const storedDraft = drafts.read({ userId, subject }, StoredMailDraft);
    if (storedDraft?.state !== 'unsent') continue;
    const { typed, isWaiting: _isWaiting, ...mail } = storedDraft.value;
    await sendMail(withTyped(mail, typed), 0).then(
      () => drafts.remove({ userId, subject }),
      () => undefined,
    );
  }
}

import type { Mail } from '@stockroom/contract';
import { fold } from '../../engine/fold';
import type { View } from '../../engine/transaction';
import { mailCollection } from '../mailbox.collection';
import { type MailRecord, servedMail } from '../mailRecord';
import { isOutsideSpamAndTrash } from './mailMatch';

/** Prefixes of replies and forwards before a subject, in the languages in which people write to the shop. */
const PREFIX = /^\s*((re|fw|fwd|aw|wg|ynt|ilt|sv|vs)\s*(\[\d+\])?\s*:\s*)+/i;

/** Returns a subject without reply prefixes, folded. */
export const subjectKey = (subject: string): string => fold(subject.replace(PREFIX, '')).trim();

/**
 * Lists the mails of a conversation, oldest first: mails that reply to each other, and mails between its people with the same
 * subject after a prefix such as `Re:`. Spam and trash are left out, except the mail itself.
 */
export function conversationOf(view: View, start: MailRecord, now: number): Mail[] {
  const all = [...view.values(mailCollection)].filter((mail) => mail.id === start.id || isOutsideSpamAndTrash(mail));
  const members = new Map([[start.id, start]]);
  for (let before = 0; before !== members.size;) {
    before = members.size;
    const known = [...members.values()];
    for (const mail of all) if (!members.has(mail.id) && known.some((other) => isLinked(mail, other))) members.set(mail.id, mail);
  }
  return [...members.values()]
    .map((mail) => servedMail(mail, now))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1));
}

function isLinked(a: MailRecord, b: MailRecord): boolean {
  if (a.references.includes(b.id) || b.references.includes(a.id)) return true;
  const key = subjectKey(a.subject);
  const isAnswer = PREFIX.test(a.subject) || PREFIX.test(b.subject);
  return key !== '' && isAnswer && key === subjectKey(b.subject) && people(a).some((person) => people(b).includes(person));
}

const people = ({ from, to, cc }: MailRecord): string[] =>
  [from.contact, to, ...cc].flatMap((text) => text.toLowerCase().match(/[^\s<>,;]+@[^\s<>,;]+/g) ?? []);

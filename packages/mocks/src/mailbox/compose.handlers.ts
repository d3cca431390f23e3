import {
  CreateMailBody,
  isMailAddress,
  Mail,
  mailboxEndpoints,
  parseMailAddress,
  RecallMailBody,
  receivedMailId,
  splitMailAddresses,
} from '@stockroom/contract';
import type * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { badRequest, conflict } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { refuseStale } from '../engine/optimisticLock';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { buildMail } from './mail.factory';
import { loggedMailCollections, mailName } from './mailActivity';
import { mailCollection } from './mailbox.collection';
import { mailOf } from './mailChange';
import { folderId, type MailRecord, servedMail } from './mailRecord';

/** Fields of a mail that its author writes. */
const FIELDS = ['to', 'cc', 'bcc', 'subject', 'content', 'attachments', 'references'] as const;
/** How much later than promised a recall may still arrive, in milliseconds. */
const GRACE_MS = 2000;

/** Routes of the composer: drafts are stored, mails are sent and recalled. */
export function composeRoutes(): readonly Route[] {
  return [route('POST', mailboxEndpoints.mail, Mail, writeMail), route('POST', mailboxEndpoints.recall, Mail, recallMail)];
}

async function writeMail(call: ProtectedCall): Promise<Mail> {
  const { mail, draft = mail.draft ?? false, holdSeconds = 0 } = await call.body(CreateMailBody);
  const { context } = call;
  const now = context.now();
  const id = mail.id ?? context.newId();
  return context.store.write(loggedMailCollections, (transaction) => {
    const known = transaction.get(mailCollection, id);
    if (known && !isDraft(known)) return servedMail(known, now);
    if (known) refuseStale(mail.updatedAt, known, servedMail(known, now));
    const written = writtenMail(call, known, id, mail, now);
    if (draft) {
      transaction.put(mailCollection, written);
      return servedMail(written, now);
    }
    const sent = sentMail(written, now, holdSeconds);
    transaction.put(mailCollection, sent);
    deliverToSelf(transaction, call, sent);
    logActivity(transaction, call, {
      event: 'mail.sent',
      name: mailName(sent.subject, sent.to),
      link: `/apps/mailbox/sent/1/${id}`,
    });
    return servedMail(sent, now);
  });
}

const isDraft = ({ folder, restoresTo }: MailRecord): boolean => [folder, restoresTo].includes(folderId('drafts'));

type Given = v.InferOutput<typeof CreateMailBody>['mail'];

function writtenMail({ user }: ProtectedCall, known: MailRecord | undefined, id: string, given: Given, now: number): MailRecord {
  const instant = new Date(now).toISOString();
  const from = { avatar: user.avatar, contact: `${user.name} <${user.email}>` };
  const start: MailRecord = known ?? buildMail({ id, from, folder: folderId('drafts') });
  return {
    ...mergeKnown(start, given, FIELDS),
    isHtml: given.content === undefined ? start.isHtml : true,
    folder: folderId('drafts'),
    restoresTo: null,
    date: instant,
    updatedAt: instant,
  };
}

/** Turns a draft into a sent mail. It must have a recipient, and only valid addresses. */
function sentMail(mail: MailRecord, now: number, holdSeconds: number): MailRecord {
  const lists = { to: splitMailAddresses(mail.to), cc: mail.cc, bcc: mail.bcc };
  const issues = Object.entries(lists).flatMap(([path, list]) =>
    list
      .filter((text) => !isMailAddress(parseMailAddress(text).address))
      .map((text) => ({ path: `mail.${path}`, message: `${text} is no address` })),
  );
  if (issues.length > 0) throw badRequest(...issues);
  if (Object.values(lists).every((list) => list.length === 0)) throw badRequest({ path: 'mail.to', message: 'names nobody' });
  return {
    ...mail,
    folder: folderId('sent'),
    sendsAt: holdSeconds > 0 ? new Date(now + holdSeconds * 1000).toISOString() : null,
  };
}

/** Delivers a mail to oneself to the inbox too, without the hidden recipients. */
function deliverToSelf(transaction: Transaction, { user }: ProtectedCall, mail: MailRecord): void {
  const own = user.email.toLowerCase();
  const isToSelf = [...splitMailAddresses(mail.to), ...mail.cc, ...mail.bcc].some(
    (text) => parseMailAddress(text).address.toLowerCase() === own,
  );
  if (!isToSelf) return;
  transaction.put(mailCollection, {
    ...mail,
    id: receivedMailId(mail.id),
    bcc: [],
    folder: folderId('inbox'),
    unread: true,
    sendsAt: null,
  });
}

async function recallMail(call: ProtectedCall): Promise<Mail> {
  const { id } = await call.body(RecallMailBody);
  const now = call.context.now();
  return call.context.store.write(loggedMailCollections, (transaction) => {
    const mail = mailOf(transaction, id);
    if (isDraft(mail)) return servedMail(mail, now);
    if (mail.sendsAt === null || Date.parse(mail.sendsAt) + GRACE_MS < now) throw conflict(servedMail(mail, now));
    const recalled = {
      ...mail,
      folder: folderId('drafts'),
      restoresTo: null,
      sendsAt: null,
      updatedAt: new Date(now).toISOString(),
    };
    transaction.put(mailCollection, recalled);
    transaction.delete(mailCollection, receivedMailId(id));
    logActivity(transaction, call, {
      event: 'mail.recalled',
      name: mailName(mail.subject, mail.to),
      link: `/apps/mailbox/drafts/1/${id}`,
    });
    return servedMail(recalled, now);
  });
}

import { Done, type Mail, mailboxEndpoints, MailPage, MailState, UpdateMailsBody } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../../engine/activityLog';
import { badRequest, conflict } from '../../engine/errors';
import { oneOf } from '../../engine/query';
import { route, type ProtectedCall, type Route } from '../../engine/route';
import { isAsSeen } from '../../engine/seen';
import { deliverDue } from '../arrivals';
import { loggedMailCollections } from '../mailActivity';
import { mailCollection, mailCollections, mailLabelCollection } from '../mailbox.collection';
import { changedMail } from '../mailChange';
import { listedMails, mailPage } from './mailList';
import { folderId, folderSlug, servedMail, stateOf } from '../mailRecord';

/** Specified (contract, "Mailbox"). */
const DELAY_MS = 625;

/** Lists of mails, and what is done to many of them. */
export function mailListRoutes(): readonly Route[] {
  return [
    route('GET', mailboxEndpoints.mails, MailPage, async (call) => mailPage(await mailsFor(call), call.url), {
      delayMs: DELAY_MS,
    }),
    route('GET', mailboxEndpoints.matching, v.array(MailState), async (call) => (await mailsFor(call)).map(stateOf)),
    route('PATCH', mailboxEndpoints.mails, v.array(MailState), changeMany),
    route('DELETE', mailboxEndpoints.mails, Done, emptyFolder),
  ];
}

async function mailsFor({ url, context }: ProtectedCall): Promise<Mail[]> {
  await deliverDue(context);
  return listedMails(await context.store.read(mailCollections), url, context.now());
}

/** Answers with what changed, as it is now. */
async function changeMany(call: ProtectedCall): Promise<MailState[]> {
  const { changes } = await call.body(UpdateMailsBody);
  const now = call.context.now();
  return call.context.store.write(loggedMailCollections, (transaction) => {
    const labels = new Set(transaction.keys(mailLabelCollection));
    const others = changes.flatMap(({ id, seen }) => {
      const current = transaction.get(mailCollection, id);
      const state = current && stateOf(servedMail(current, now));
      return state && !isAsSeen(seen, state) ? [state] : [];
    });
    if (others.length > 0) throw conflict(others);
    let trashed = 0;
    const states = changes.flatMap(({ id, mail }) => {
      const current = transaction.get(mailCollection, id);
      if (!current) return [];
      const changed = changedMail(current, mail, labels, now);
      transaction.put(mailCollection, changed);
      if (folderSlug(changed.folder) === 'trash' && changed.folder !== current.folder) trashed += 1;
      return [stateOf(servedMail(changed, now))];
    });
    const link = '/apps/mailbox/trash/1';
    if (trashed > 0) logActivity(transaction, call, { event: 'mail.manyDeleted', name: '', count: trashed, link });
    return states;
  });
}

/** All that lies in the trash or in spam goes for ever. */
async function emptyFolder(call: ProtectedCall): Promise<true> {
  const { url, context } = call;
  const slug = oneOf(url, 'folder', ['trash', 'spam', ''], '');
  if (slug === '') throw badRequest({ path: 'folder', message: 'must be trash or spam' });
  return context.store.write(loggedMailCollections, (transaction) => {
    const ids = [...transaction.values(mailCollection)].filter(({ folder }) => folder === folderId(slug)).map(({ id }) => id);
    for (const id of ids) transaction.delete(mailCollection, id);
    if (ids.length > 0) logActivity(transaction, call, { event: 'mail.emptied', name: '', count: ids.length });
    return true;
  });
}

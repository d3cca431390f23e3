import {
  EmptiedMailFolder,
  EmptyMailFolderBody,
  Mail,
  mailboxEndpoints,
  MailPage,
  MailState,
  UpdateMailsBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../../engine/activityLog';
import { badRequest, conflict } from '../../engine/errors';
import { isUnchanged } from '../../engine/optimisticLock';
import { oneOf } from '../../engine/query';
import { route, type ProtectedCall, type Route } from '../../engine/route';
import { deliverDueMails } from '../arrivals';
import { loggedMailCollections, mailName } from '../mailActivity';
import { mailCollection, mailCollections, mailLabelCollection } from '../mailbox.collection';
import { changedMail } from '../mailChange';
import { folderId, folderSlug, servedMail, stateOf } from '../mailRecord';
import { listedMails, mailPage } from './mailList';

/** Delay of the specification. */
const DELAY_MS = 625;

/** Routes of mail lists and bulk changes. */
export function mailListRoutes(): readonly Route[] {
  return [
    route('GET', mailboxEndpoints.mails, MailPage, async (call) => mailPage(await mailsFor(call), call.url), {
      delayMs: DELAY_MS,
    }),
    route('GET', mailboxEndpoints.matching, v.array(MailState), async (call) => (await mailsFor(call)).map(stateOf)),
    route('PATCH', mailboxEndpoints.mails, v.array(v.union([Mail, MailState])), changeMany),
    route('DELETE', mailboxEndpoints.mails, EmptiedMailFolder, emptyFolder),
  ];
}

async function mailsFor({ url, context }: ProtectedCall): Promise<Mail[]> {
  await deliverDueMails(context);
  return listedMails(await context.store.read(mailCollections), url, context.now());
}

/**
 * Answers with the current state of the changed mails: whole mails where all get the same change, else the state that bulk
 * actions need.
 */
async function changeMany(call: ProtectedCall): Promise<(Mail | MailState)[]> {
  const given = await call.body(UpdateMailsBody);
  const isAlike = 'ids' in given;
  const changes = isAlike ? given.ids.map((id) => ({ id, mail: given.mail, seen: undefined })) : given.changes;
  const now = call.context.now();
  return call.context.store.write(loggedMailCollections, (transaction) => {
    const labels = new Set(transaction.keys(mailLabelCollection));
    const others = changes.flatMap(({ id, seen }) => {
      const current = transaction.get(mailCollection, id);
      const state = current && stateOf(servedMail(current, now));
      return state && !isUnchanged(seen, state) ? [state] : [];
    });
    if (others.length > 0) throw conflict(others);
    let trashed = 0;
    const states = changes.flatMap(({ id, mail }) => {
      const current = transaction.get(mailCollection, id);
      if (!current) return [];
      const changed = changedMail(current, mail, labels, now);
      transaction.put(mailCollection, changed);
      if (folderSlug(changed.folder) === 'trash' && changed.folder !== current.folder) trashed += 1;
      const served = servedMail(changed, now);
      return [isAlike ? served : stateOf(served)];
    });
    const link = '/apps/mailbox/trash/1';
    if (trashed > 0) logActivity(transaction, call, { event: 'mail.manyDeleted', name: '', count: trashed, link });
    return states;
  });
}

/** Deletes mails of the trash or of spam permanently: all of them, or those requested. */
async function emptyFolder(call: ProtectedCall): Promise<v.InferOutput<typeof EmptiedMailFolder>> {
  const { url, context } = call;
  const { ids } = await call.body(EmptyMailFolderBody);
  const requestedIds = ids && new Set(ids);
  const slug = oneOf(url, 'folder', ['trash', 'spam', ''], '');
  if (slug === '') throw badRequest({ path: 'folder', message: 'must be trash or spam' });
  return context.store.write(loggedMailCollections, (transaction) => {
    const going = [...transaction.values(mailCollection)].filter(
      ({ id, folder }) => folder === folderId(slug) && (requestedIds?.has(id) ?? true),
    );
    for (const { id } of going) transaction.delete(mailCollection, id);
    const [first] = going;
    if (first && going.length === 1) {
      logActivity(transaction, call, { event: 'mail.deletedForEver', name: mailName(first.subject, first.to) });
    } else if (first) logActivity(transaction, call, { event: 'mail.emptied', name: '', count: going.length });
    return { deleted: going.length };
  });
}

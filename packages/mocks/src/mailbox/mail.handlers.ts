import { Done, Mail, mailboxEndpoints, UpdateMailBody } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { badRequest } from '../engine/errors';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { conversationOf } from './list/conversation';
import { loggedMailCollections, mailName } from './mailActivity';
import { mailCollection, mailCollections, mailLabelCollection } from './mailbox.collection';
import { changedMail, mailOf } from './mailChange';
import { folderSlug, servedMail } from './mailRecord';

/** Routes of single mails: read, marked, moved, deleted permanently. */
export function mailRoutes(): readonly Route[] {
  return [
    route('GET', mailboxEndpoints.mail, Mail, async ({ url, context }) =>
      servedMail(mailOf(await context.store.read([mailCollection]), idOf(url)), context.now()),
    ),
    route('GET', mailboxEndpoints.conversation, v.array(Mail), async ({ url, context }) => {
      const view = await context.store.read(mailCollections);
      return conversationOf(view, mailOf(view, idOf(url)), context.now());
    }),
    route('PATCH', mailboxEndpoints.mail, Mail, updateMail),
    route('DELETE', mailboxEndpoints.mail, Done, deleteMail),
  ];
}

async function updateMail(call: ProtectedCall): Promise<Mail> {
  const { id, mail: patch } = await call.body(UpdateMailBody);
  const now = call.context.now();
  return call.context.store.write(loggedMailCollections, (transaction) => {
    const current = mailOf(transaction, id);
    const changed = changedMail(current, patch, new Set(transaction.keys(mailLabelCollection)), now);
    transaction.put(mailCollection, changed);
    if (changed.folder !== current.folder) {
      const [was, is] = [folderSlug(current.folder), folderSlug(changed.folder)];
      const event = is === 'trash' ? 'mail.deleted' : was === 'trash' ? 'mail.restored' : null;
      const link = `/apps/mailbox/${is}/1/${id}`;
      if (event) {
        logActivity(transaction, call, { event, name: mailName(changed.subject, changed.to), link, record: `mail/${id}` });
      }
    }
    return servedMail(changed, now);
  });
}

/**
 * Deletes a mail permanently. Only mails in the trash, in spam or among the drafts can be; all others must go to the trash
 * first.
 */
async function deleteMail(call: ProtectedCall): Promise<true> {
  const id = idOf(call.url);
  return call.context.store.write(loggedMailCollections, (transaction) => {
    const mail = mailOf(transaction, id);
    const slug = folderSlug(mail.folder);
    if (slug === 'inbox' || slug === 'sent') throw badRequest({ path: 'id', message: 'lies neither in the trash nor in spam' });
    transaction.delete(mailCollection, id);
    logActivity(transaction, call, { event: 'mail.deletedForEver', name: mailName(mail.subject, mail.to) });
    return true;
  });
}

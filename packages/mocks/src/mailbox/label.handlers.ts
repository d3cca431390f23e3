import { CreateMailLabelBody, Done, mailboxEndpoints, MailLabel, UpdateMailLabelBody } from '@stockroom/contract';
import * as v from 'valibot';
import { notFound } from '../engine/errors';
import { fold } from '../engine/fold';
import { mergeKnown } from '../engine/merge';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { View } from '../engine/transaction';
import { isOutsideSpamAndTrash } from './list/mailMatch';
import { deletedMailLabelCollection, mailCollection, mailCollections, mailLabelCollection } from './mailbox.collection';
import type { LabelRecord } from './mailRecord';

const changed = [...mailCollections, deletedMailLabelCollection];

/** Label routes. Each label has a slug of its own, and is removed from its mails when it is deleted. */
export function mailLabelRoutes(): readonly Route[] {
  return [
    route('GET', mailboxEndpoints.labels, v.array(MailLabel), async ({ context }) => {
      const view = await context.store.read(mailCollections);
      return [...view.values(mailLabelCollection)].map((label) => counted(view, label));
    }),
    route('POST', mailboxEndpoints.label, MailLabel, createLabel),
    route('PATCH', mailboxEndpoints.label, MailLabel, async ({ body, context }) => {
      const { id, label } = await body(UpdateMailLabelBody);
      return context.store.write(changed, (transaction) => {
        const current = transaction.get(mailLabelCollection, id);
        if (!current) throw notFound();
        const merged = mergeKnown(current, label, ['title', 'color']);
        const slug = merged.title === current.title ? current.slug : freeSlug(transaction, merged.title, id);
        const next = { ...merged, slug };
        transaction.put(mailLabelCollection, next);
        return counted(transaction, next);
      });
    }),
    route('DELETE', mailboxEndpoints.label, Done, async ({ url, context }) => {
      const id = idOf(url);
      return context.store.write(changed, (transaction) => {
        const label = transaction.get(mailLabelCollection, id);
        if (!label) throw notFound();
        const carriers = [...transaction.values(mailCollection)].filter(({ labels }) => labels.includes(id));
        for (const mail of carriers) {
          transaction.put(mailCollection, { ...mail, labels: mail.labels.filter((own) => own !== id) });
        }
        transaction.delete(mailLabelCollection, id);
        transaction.put(deletedMailLabelCollection, { ...label, mailIds: carriers.map((mail) => mail.id) });
        return true;
      });
    }),
  ];
}

async function createLabel({ body, context }: ProtectedCall): Promise<MailLabel> {
  const { label: given } = await body(CreateMailLabelBody);
  const id = given.id ?? context.newId();
  return context.store.write(changed, (transaction) => {
    const known = transaction.get(mailLabelCollection, id);
    if (known) return counted(transaction, known);
    const label: LabelRecord = { id, title: given.title, color: given.color, slug: freeSlug(transaction, given.title, id) };
    transaction.put(mailLabelCollection, label);
    const deleted = transaction.get(deletedMailLabelCollection, id);
    for (const mailId of deleted?.mailIds ?? []) {
      const mail = transaction.get(mailCollection, mailId);
      if (mail) transaction.put(mailCollection, { ...mail, labels: [...new Set([...mail.labels, id])] });
    }
    transaction.delete(deletedMailLabelCollection, id);
    return counted(transaction, label);
  });
}

/** Makes a slug of the title, with a number where another label has it already. */
function freeSlug(view: View, title: string, id: string): string {
  const plain =
    fold(title)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'label';
  const taken = new Set([...view.values(mailLabelCollection)].filter((label) => label.id !== id).map(({ slug }) => slug));
  let slug = plain;
  for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}

function counted(view: View, label: LabelRecord): MailLabel {
  const mails = [...view.values(mailCollection)].filter((mail) => mail.labels.includes(label.id) && isOutsideSpamAndTrash(mail));
  return { ...label, count: mails.length, unreadCount: mails.filter(({ unread }) => unread).length };
}

import type { UpdateMailBody } from '@stockroom/contract';
import type * as v from 'valibot';
import type { Key } from '../engine/collection';
import { badRequest, notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { nextInstant } from '../engine/nextInstant';
import type { View } from '../engine/transaction';
import { mailCollection } from './mailbox.collection';
import { folderId, folderSlug, type MailRecord, movedTo } from './mailRecord';

type MailPatch = v.InferOutput<typeof UpdateMailBody>['mail'];

/** Fields of a mail that may be changed once it is written; its text may not. */
const FIELDS = ['starred', 'important', 'unread', 'labels'] as const;

/** Returns the mail of an id. @throws Refusal 404 */
export function mailOf(view: View, id: string): MailRecord {
  const mail = view.get(mailCollection, id);
  if (!mail) throw notFound();
  return mail;
}

/**
 * Returns a mail with other marks, labels or another folder. Unknown labels are left out; a draft can move only to drafts, spam
 * or trash.
 */
export function changedMail(record: MailRecord, patch: MailPatch, labels: ReadonlySet<Key>, now: number): MailRecord {
  const merged = mergeKnown(record, patch, FIELDS);
  const changed = {
    ...merged,
    labels: [...new Set(merged.labels)].filter((id) => labels.has(id)),
    updatedAt: nextInstant(record.updatedAt, now),
  };
  return patch.folder === undefined || patch.folder === record.folder ? changed : moved(changed, patch.folder);
}

function moved(record: MailRecord, to: string): MailRecord {
  const slug = folderSlug(to);
  if (!slug) throw badRequest({ path: 'mail.folder', message: 'is no folder' });
  const home = record.restoresTo ?? record.folder;
  const isAway = slug === 'trash' || slug === 'spam';
  const isDraft = home === folderId('drafts');
  if (isDraft !== (slug === 'drafts') && !isAway) {
    throw badRequest({ path: 'mail.folder', message: isDraft ? 'is no place for a draft' : 'takes drafts alone' });
  }
  return movedTo(record, slug);
}

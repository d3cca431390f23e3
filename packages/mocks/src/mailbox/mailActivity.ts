import { activityCollection } from '../engine/activityLog';
import type { Collection, Keyed } from '../engine/collection';
import { mailCollections, deletedMailLabelCollection } from './mailbox.collection';

/** What a change of mails may read or write, and the audit log that tells of it. */
export const loggedMailCollections: readonly Collection<Keyed>[] = [
  ...mailCollections,
  deletedMailLabelCollection,
  activityCollection,
];

/** What the audit log calls a mail. */
export const mailName = (subject: string, to: string): string => subject || to || '…';

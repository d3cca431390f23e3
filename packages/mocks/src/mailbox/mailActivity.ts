import { activityCollection } from '../engine/activityLog';
import type { Collection, Keyed } from '../engine/collection';
import { mailCollections, deletedMailLabelCollection } from './mailbox.collection';

/** Collections that a change of mails may read or write, and the audit log. */
export const loggedMailCollections: readonly Collection<Keyed>[] = [
  ...mailCollections,
  deletedMailLabelCollection,
  activityCollection,
];

/** Returns a mail's name in the audit log. */
export const mailName = (subject: string, to: string): string => subject || to || '…';

import type { MailAttachmentContent, MailboxSettings } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { labelsOf, mailsOf } from './seed/mailbox.seed';
import type { LabelRecord, MailRecord } from './mailRecord';

export const mailCollection = defineCollection<MailRecord>({
  name: 'mails',
  version: 1,
  seed: (dataSet) => baseOf(mailsOf(dataSet)),
  required: ['id', 'from', 'to', 'cc', 'bcc', 'date', 'subject', 'content', 'attachments', 'folder', 'labels', 'references'],
});

export const mailLabelCollection = defineCollection<LabelRecord>({
  name: 'mail-labels',
  version: 1,
  seed: (dataSet) => baseOf(labelsOf(dataSet)),
  required: ['id', 'title', 'slug', 'color'],
});

/** A deleted label with the mails that carried it: made again under its id it comes back to them. */
interface DeletedLabel extends LabelRecord {
  mailIds: readonly string[];
}

export const deletedMailLabelCollection = defineCollection<DeletedLabel>({
  name: 'mail-labels-deleted',
  version: 1,
  required: ['id', 'title', 'slug', 'color', 'mailIds'],
});

export const mailSettingsCollection = defineCollection<MailboxSettings & { id: string }>({
  name: 'mail-settings',
  version: 1,
  seed: () => baseOf([{ id: 'settings', messageLayout: 'right', signature: '', undoSeconds: 10 }]),
  required: ['id', 'messageLayout', 'signature', 'undoSeconds'],
});

/** What was uploaded; what seeds bring is made when it is asked for. */
export const mailFileCollection = defineCollection<MailAttachmentContent>({
  name: 'mail-files',
  version: 1,
  required: ['id', 'name', 'type', 'size', 'url'],
});

/** When mail began to arrive, and how many have: of the data set in which some do. */
export const mailArrivalCollection = defineCollection<{ id: string; since: number; count: number }>({
  name: 'mail-arrivals',
  version: 1,
  required: ['id', 'since', 'count'],
});

export const mailCollections = [mailCollection, mailLabelCollection] as const;

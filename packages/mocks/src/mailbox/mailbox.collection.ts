import { type MailAttachmentContent, type MailboxSettings, migrateMailId } from '@stockroom/contract';
import { baseOf, defineCollection, type Key } from '../engine/collection';
import type { LabelRecord, MailRecord } from './mailRecord';
import { labelsOf, mailsOf } from './seed/mailbox.seed';

/** Migrates a key: until version 2 the demo's records had other ids. */
const presentKey = (key: Key): Key => (typeof key === 'string' ? migrateMailId(key) : key);
const present = <T>(ids: T): T =>
  (Array.isArray(ids) ? ids.map(present) : typeof ids === 'string' ? migrateMailId(ids) : ids) as T;

export const mailCollection = defineCollection<MailRecord>({
  name: 'mails',
  version: 2,
  upgrade: (value) => {
    const mail = value as MailRecord;
    const { id, folder, restoresTo, labels, references, attachments } = mail;
    const files = attachments.map((file) => ({ ...file, id: present(file.id) }));
    return {
      ...mail,
      id: present(id),
      folder: present(folder),
      restoresTo: present(restoresTo),
      labels: present(labels),
      references: present(references),
      attachments: files,
    };
  },
  upgradeKey: presentKey,
  seed: (dataSet) => baseOf(mailsOf(dataSet)),
  required: ['id', 'from', 'to', 'cc', 'bcc', 'date', 'subject', 'content', 'attachments', 'folder', 'labels', 'references'],
});

export const mailLabelCollection = defineCollection<LabelRecord>({
  name: 'mail-labels',
  version: 2,
  upgrade: (value) => ({ ...(value as LabelRecord), id: present((value as LabelRecord).id) }),
  upgradeKey: presentKey,
  seed: (dataSet) => baseOf(labelsOf(dataSet)),
  required: ['id', 'title', 'slug', 'color'],
});

/** A deleted label with the mails that carried it: created again under its id, it returns to them. */
interface DeletedLabel extends LabelRecord {
  mailIds: readonly string[];
}

export const deletedMailLabelCollection = defineCollection<DeletedLabel>({
  name: 'mail-labels-deleted',
  version: 2,
  upgrade: (value) => {
    const label = value as DeletedLabel;
    return { ...label, id: present(label.id), mailIds: present(label.mailIds) };
  },
  upgradeKey: presentKey,
  required: ['id', 'title', 'slug', 'color', 'mailIds'],
});

export const mailSettingsCollection = defineCollection<MailboxSettings & { id: string }>({
  name: 'mail-settings',
  version: 1,
  seed: () => baseOf([{ id: 'settings', messageLayout: 'right', signature: '', undoSeconds: 10 }]),
  required: ['id', 'messageLayout', 'signature', 'undoSeconds'],
});

/** Uploaded files; those of seeds are made on request. */
export const mailFileCollection = defineCollection<MailAttachmentContent>({
  name: 'mail-files',
  version: 1,
  required: ['id', 'name', 'type', 'size', 'url'],
});

/** When mail began to arrive and how many have arrived, for the data set with arriving mail. */
export const mailArrivalCollection = defineCollection<{ id: string; since: number; count: number }>({
  name: 'mail-arrivals',
  version: 1,
  required: ['id', 'since', 'count'],
});

export const mailCollections = [mailCollection, mailLabelCollection] as const;

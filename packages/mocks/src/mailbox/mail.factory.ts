import { type Mail, type MailAttachment, mailIds } from '@stockroom/contract';

/** Builds an empty mail with the fields that a seed or test gives. */
export function buildMail(overrides: Partial<Mail> = {}): Mail {
  return {
    id: mailIds.mail(0),
    type: 'mail',
    from: { avatar: null, contact: 'Priya Nair <priya.nair@example.com>' },
    to: '',
    cc: [],
    bcc: [],
    date: '2026-02-27T09:00:00.000Z',
    subject: '',
    content: '',
    isHtml: false,
    attachments: [],
    starred: false,
    important: false,
    unread: false,
    folder: mailIds.folder('inbox'),
    restoresTo: null,
    labels: [],
    references: [],
    sendsAt: null,
    updatedAt: '2026-02-27T09:00:00.000Z',
    ...overrides,
  };
}

export function buildAttachment(overrides: Partial<MailAttachment> = {}): MailAttachment {
  const id = overrides.id ?? 'attachment-0';
  return {
    id,
    type: 'text/plain',
    name: 'notes.txt',
    size: 12,
    preview: '',
    downloadUrl: attachmentUrl(id),
    ...overrides,
  };
}

export const attachmentUrl = (id: string): string => `/api/apps/mailbox/attachment?id=${encodeURIComponent(id)}`;

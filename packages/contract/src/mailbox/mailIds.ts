import { MAIL_FOLDERS, type MailFolderSlug } from './mailFolder';

/** First part of an id, which tells human readers what it identifies. */
const KINDS = {
  mail: '6d61696c',
  many: '6d616e79',
  arrived: '61727276',
  folder: '666f6c64',
  label: '6c61626c',
  filter: '66696c74',
};
const LABELS = ['personal', 'work', 'payments', 'invoices', 'accounts', 'forums', 'hostile', 'proto'] as const;
const FILTERS = ['starred', 'important'] as const;

const UUID = /^([0-9a-f]{8}-[0-9a-f]{4}-)4(?=[0-9a-f]{3}-)/;
const uuid = (kind: keyof typeof KINDS, number: number): string =>
  `${KINDS[kind]}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Ids of the demo's data. */
export const mailIds = {
  mail: (number: number): string => uuid('mail', number),
  /** For the mails of a large data set. */
  many: (number: number): string => uuid('many', number),
  /** For mails that arrive during the session. */
  arrived: (number: number): string => uuid('arrived', number),
  folder: (slug: MailFolderSlug): string => uuid('folder', MAIL_FOLDERS.indexOf(slug) + 1),
  label: (slug: (typeof LABELS)[number]): string => uuid('label', LABELS.indexOf(slug) + 1),
  filter: (slug: (typeof FILTERS)[number]): string => uuid('filter', FILTERS.indexOf(slug) + 1),
};

/** Returns the id under which a mail to oneself arrives: derived from the id of the sent mail, so that it can be recognised. */
export const receivedMailId = (id: string): string => (UUID.test(id) ? id.replace(UUID, '$18') : `${id}-received`);

/**
 * Returns the present id for one in the format used until the winter of 2026, `mail-6` or `mail-label-work`, as found in
 * bookmarks and stored rows.
 */
export function migrateMailId(id: string): string {
  const [, kind = '', name = '', file = ''] =
    /^(mail|mail-arrived|mail-folder|mail-label|many)-(\w+?)(-file-\d+)?$/.exec(id) ?? [];
  const number = Number(name);
  const folder = MAIL_FOLDERS.find((slug) => slug === name);
  const label = LABELS.find((slug) => slug === name);
  if (kind === 'mail' && number > 0) return mailIds.mail(number) + file;
  if (kind === 'mail-arrived' && number > 0) return mailIds.arrived(number) + file;
  if (kind === 'many' && number > 0) return mailIds.many(number) + file;
  if (kind === 'mail-folder' && folder) return mailIds.folder(folder);
  if (kind === 'mail-label' && label) return mailIds.label(label);
  if (id.endsWith('-received')) return receivedMailId(migrateMailId(id.slice(0, -'-received'.length)));
  return id;
}

import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { PastTheEnd } from '../shared/pagination';
import { atMost } from '../shared/text';
import { MAIL_FOLDERS } from './mailFolder';

/** Mails on a page. */
export const MAIL_PAGE_SIZE = 10;

/** Limits of what is written. The subject is counted in graphemes, the content in UTF-16 units, the others in pieces. */
export const MAIL_LIMITS = {
  subject: 255,
  content: 1_500_000,
  recipients: 100,
  attachments: 50,
  labels: 100,
  changes: 5000,
} as const;

/** Largest attachment, in bytes. */
export const ATTACHMENT_BYTES = 25 * 1024 * 1024;

/** A file that came with a mail. */
export const MailAttachment = v.object({
  id: Id,
  /** MIME type, such as `application/pdf`. */
  type: v.string(),
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Path of a picture of it, `pdf` for a PDF, '' for neither. */
  preview: v.string(),
  /** Where its content is had. */
  downloadUrl: v.string(),
});
export type MailAttachment = v.InferOutput<typeof MailAttachment>;

/** An attachment's content: a `data:` URL, or the path of a picture of the shop. */
export const MailAttachmentContent = v.object({ ...MailAttachment.entries, url: v.string() });
export type MailAttachmentContent = v.InferOutput<typeof MailAttachmentContent>;

/** A picture of a mail as a `data:` URL. */
export const MailPicture = v.object({ url: v.string() });

const MailSender = v.object({
  avatar: v.nullable(v.string()),
  /** `Name <address>`. */
  contact: v.string(),
});

/** One mail. */
export const Mail = v.object({
  id: Id,
  type: v.literal('mail'),
  from: MailSender,
  /** `me <address>`, or whom it was sent to; several are parted by commas. */
  to: v.string(),
  cc: v.array(v.string()),
  /** Of what one has sent or drafted oneself; what came in has none. */
  bcc: v.array(v.string()),
  date: Instant,
  subject: v.string(),
  /** Text, or HTML where `isHtml`: nothing of it may be trusted. */
  content: v.string(),
  isHtml: v.boolean(),
  attachments: v.array(MailAttachment),
  starred: v.boolean(),
  important: v.boolean(),
  unread: v.boolean(),
  /** Id of the folder. */
  folder: Id,
  /** Id of the folder that it was in before it came into the trash or spam; `null` elsewhere. */
  restoresTo: v.nullable(Id),
  /** Ids of labels. */
  labels: v.array(Id),
  /** Ids of the mails that it answers, the oldest first. */
  references: v.array(Id),
  /** Until when what was sent can be had back; `null` when it is gone. */
  sendsAt: v.nullable(Instant),
  /** When it was last written; a draft that is saved with another one is a 409. */
  updatedAt: Instant,
});
export type Mail = v.InferOutput<typeof Mail>;

/** A mail as a list has it: of the content its first words, as text. */
export const MailListItem = v.object({
  ...Mail.entries,
  ccCount: v.number(),
  bccCount: v.number(),
  /** Slug of the folder that it is in. */
  folderSlug: v.picklist(MAIL_FOLDERS),
});
export type MailListItem = v.InferOutput<typeof MailListItem>;

const count = v.number();

/** Where a page of mails lies; indexes are 0-based, both inclusive. */
export const MailPagination = v.object({
  totalResults: count,
  resultsPerPage: count,
  currentPage: count,
  lastPage: count,
  startIndex: count,
  endIndex: count,
});
export type MailPagination = v.InferOutput<typeof MailPagination>;

/** Past the last page there are no mails, and only the last page is told. */
export const MailPage = v.object({
  mails: v.nullable(v.array(MailListItem)),
  pagination: v.union([MailPagination, PastTheEnd]),
});
export type MailPage = v.InferOutput<typeof MailPage>;

/** The state of a mail that bulk actions need, so that they can be undone. */
export const MailState = v.object({
  id: Id,
  folder: Id,
  restoresTo: v.nullable(Id),
  labels: v.array(Id),
  starred: v.boolean(),
  important: v.boolean(),
  unread: v.boolean(),
});
export type MailState = v.InferOutput<typeof MailState>;

const recipients = v.pipe(v.array(v.string()), v.maxLength(MAIL_LIMITS.recipients));
const marks = {
  starred: v.boolean(),
  important: v.boolean(),
  unread: v.boolean(),
  folder: Id,
  labels: v.pipe(v.array(Id), v.maxLength(MAIL_LIMITS.labels)),
};
const written = {
  to: v.pipe(v.string(), v.maxLength(MAIL_LIMITS.recipients * 320)),
  cc: recipients,
  bcc: recipients,
  subject: v.pipe(v.string(), atMost(MAIL_LIMITS.subject)),
  content: v.pipe(v.string(), v.maxLength(MAIL_LIMITS.content)),
  attachments: v.pipe(v.array(MailAttachment), v.maxLength(MAIL_LIMITS.attachments)),
};
const change = v.partial(v.object(marks));

/**
 * A mail's changes. A sent or received mail keeps its text: that of a draft is saved with POST. A folder is named by its id or
 * its slug.
 */
export const UpdateMailBody = v.object({ id: Id, mail: change });

const atMostAll = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MAIL_LIMITS.changes));

/**
 * Many changes, kept all or none. One that is gone is passed over. With `seen`, values that the caller has seen: where some are others by now it
 * is a 409, with the state of each such mail as `current`. With `ids` the same is done to all of them, and the answer has each mail whole.
 */
export const UpdateMailsBody = v.union([
  v.object({ changes: atMostAll(v.object({ id: Id, mail: change, seen: v.optional(change) })) }),
  v.object({ ids: atMostAll(Id), mail: change }),
]);

/**
 * Mails of the trash or of spam to delete for ever: without `ids` all of them. A mail that is no longer there, or was not
 * meant, stays.
 */
export const EmptyMailFolderBody = v.object({ ids: v.optional(v.array(Id)) });
/** How many mails went. */
export const EmptiedMailFolder = v.object({ deleted: v.number() });

/**
 * A mail that is sent, or with `draft` kept. Under the id of a draft it takes its place; under the id of one that was sent already nothing
 * happens. `holdSeconds`: how long it can be recalled.
 */
export const CreateMailBody = v.object({
  mail: v.object({
    ...v.partial(v.object(written)).entries,
    id: v.optional(Id),
    references: v.optional(v.array(Id)),
    /** Of the draft as it was read. */
    updatedAt: v.optional(Instant),
    draft: v.optional(v.boolean()),
  }),
  draft: v.optional(v.boolean()),
  holdSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
});

export const RecallMailBody = v.object({ id: Id });

import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { PastTheEnd } from '../shared/pagination';
import { atMost } from '../shared/text';
import { MAIL_FOLDERS } from './mailFolder';

/** Mails per page. */
export const MAIL_PAGE_SIZE = 10;

/** Limits of a mail's fields. The subject is counted in graphemes, the content in UTF-16 units, the others in items. */
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

/** A file attached to a mail. */
export const MailAttachment = v.object({
  id: Id,
  /** MIME type, such as `application/pdf`. */
  type: v.string(),
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Path of its preview picture, `pdf` for a PDF, '' for other types. */
  preview: v.string(),
  /** URL of its content. */
  downloadUrl: v.string(),
});
export type MailAttachment = v.InferOutput<typeof MailAttachment>;

/** An attachment's content: a `data:` URL, or the path of a picture of the shop. */
export const MailAttachmentContent = v.object({ ...MailAttachment.entries, url: v.string() });
export type MailAttachmentContent = v.InferOutput<typeof MailAttachmentContent>;

/** A picture in a mail, as a `data:` URL. */
export const MailPicture = v.object({ url: v.string() });

const MailSender = v.object({
  avatar: v.nullable(v.string()),
  /** `Name <address>`. */
  contact: v.string(),
});

/** A mail. */
export const Mail = v.object({
  id: Id,
  type: v.literal('mail'),
  from: MailSender,
  /** `me <address>`, or the recipients, separated by commas. */
  to: v.string(),
  cc: v.array(v.string()),
  /** Only set for the user's own mails and drafts; empty for received mail. */
  bcc: v.array(v.string()),
  date: Instant,
  subject: v.string(),
  /** Plain text, or HTML if `isHtml`; not trusted. */
  content: v.string(),
  isHtml: v.boolean(),
  attachments: v.array(MailAttachment),
  starred: v.boolean(),
  important: v.boolean(),
  unread: v.boolean(),
  /** Id of the folder. */
  folder: Id,
  /** Id of its folder before the move to trash or spam; `null` elsewhere. */
  restoresTo: v.nullable(Id),
  /** Ids of labels. */
  labels: v.array(Id),
  /** Ids of the mails that it answers, oldest first. */
  references: v.array(Id),
  /** Time until which a sent mail can be recalled; `null` once it has left. */
  sendsAt: v.nullable(Instant),
  /** Time of the last change; saving a draft with another one is a 409. */
  updatedAt: Instant,
});
export type Mail = v.InferOutput<typeof Mail>;

/** A mail as a list entry: with the first words of the content, as plain text. */
export const MailListItem = v.object({
  ...Mail.entries,
  ccCount: v.number(),
  bccCount: v.number(),
  /** Slug of its folder. */
  folderSlug: v.picklist(MAIL_FOLDERS),
});
export type MailListItem = v.InferOutput<typeof MailListItem>;

const count = v.number();

/** Position of a page of mails; indexes are 0-based, both inclusive. */
export const MailPagination = v.object({
  totalResults: count,
  resultsPerPage: count,
  currentPage: count,
  lastPage: count,
  startIndex: count,
  endIndex: count,
});
export type MailPagination = v.InferOutput<typeof MailPagination>;

/** A page of mails. Past the last page there are no mails, and the pagination holds only the last page. */
export const MailPage = v.object({
  mails: v.nullable(v.array(MailListItem)),
  pagination: v.union([MailPagination, PastTheEnd]),
});
export type MailPage = v.InferOutput<typeof MailPage>;

/** A mail's state that bulk actions need for their undo. */
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
 * A mail's changes. A sent or received mail keeps its text; the text of a draft is saved with POST. A folder is given by its id
 * or its slug.
 */
export const UpdateMailBody = v.object({ id: Id, mail: change });

const atMostAll = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MAIL_LIMITS.changes));

/**
 * Many changes, saved all or none. Deleted mails are skipped. `seen` holds the values known to the caller: if any differ from
 * the stored ones, the answer is a 409 with the state of each such mail as `current`. With `ids` the same change applies to all
 * of them, and the answer holds each mail in full.
 */
export const UpdateMailsBody = v.union([
  v.object({ changes: atMostAll(v.object({ id: Id, mail: change, seen: v.optional(change) })) }),
  v.object({ ids: atMostAll(Id), mail: change }),
]);

/**
 * Mails of the trash or of spam to delete for good: without `ids`, all. Mails that are no longer in the folder or are not
 * listed stay.
 */
export const EmptyMailFolderBody = v.object({ ids: v.optional(v.array(Id)) });
/** Number of deleted mails. */
export const EmptiedMailFolder = v.object({ deleted: v.number() });

/**
 * A mail to send, or to save if `draft`. With the id of a draft it replaces the draft; with the id of a mail already sent,
 * nothing happens. `holdSeconds`: how long it can be recalled.
 */
export const CreateMailBody = v.object({
  mail: v.object({
    ...v.partial(v.object(written)).entries,
    id: v.optional(Id),
    references: v.optional(v.array(Id)),
    /** Version of the draft when it was read. */
    updatedAt: v.optional(Instant),
    draft: v.optional(v.boolean()),
  }),
  draft: v.optional(v.boolean()),
  holdSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
});

export const RecallMailBody = v.object({ id: Id });

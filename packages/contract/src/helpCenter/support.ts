import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { HELP_LIMITS } from './guide';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), atMost(most));

/** Maximum size of a file attached to a request, in bytes, and maximum number of files. */
export const SUPPORT_FILES = { maxBytes: 10 * 1024 * 1024, maxCount: 5 } as const;

/** A file attached to a request. */
export const SupportFile = v.object({
  id: Id,
  /** MIME type, such as `image/png`. */
  type: v.string(),
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  /** `data:` URL of a thumbnail, `pdf` for a PDF, '' for other types. */
  preview: v.string(),
});
export type SupportFile = v.InferOutput<typeof SupportFile>;

/** The file with its content: a `data:` URL. */
export const SupportFileContent = v.object({ ...SupportFile.entries, url: v.string() });
export type SupportFileContent = v.InferOutput<typeof SupportFileContent>;

const SupportAttachment = v.object({
  id: v.optional(Id),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.string(),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** A request for help. Sent again with the same id, it changes nothing. */
export const SupportBody = v.object({
  id: v.optional(Id),
  name: text(HELP_LIMITS.name),
  email: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/u), v.maxLength(HELP_LIMITS.email)),
  subject: text(HELP_LIMITS.subject),
  message: text(HELP_LIMITS.message),
  /**
   * An attachment with an `id` was uploaded before: its other fields are ignored. An attachment without an `id` is known by
   * name only.
   */
  attachments: v.optional(v.pipe(v.array(SupportAttachment), v.maxLength(SUPPORT_FILES.maxCount)), []),
});
export type SupportBody = v.InferInput<typeof SupportBody>;

export const SupportReply = v.object({ author: v.string(), at: Instant, text: v.string() });
export type SupportReply = v.InferOutput<typeof SupportReply>;

export const SUPPORT_STATUSES = ['open', 'answered', 'solved'] as const;

export const SupportRequest = v.object({
  id: Id,
  /** Display number, such as `ST-1042`. */
  number: v.string(),
  subject: v.string(),
  message: v.string(),
  createdAt: Instant,
  files: v.array(SupportFile),
  status: v.picklist(SUPPORT_STATUSES),
  /** Oldest first. */
  replies: v.array(SupportReply),
});
export type SupportRequest = v.InferOutput<typeof SupportRequest>;

export const UpdateSupportBody = v.object({ id: Id, solved: v.boolean() });
export type UpdateSupportBody = v.InferOutput<typeof UpdateSupportBody>;

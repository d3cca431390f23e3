import { isMailAddress, MailAttachment, parseMailAddress } from '@stockroom/contract';
import * as v from 'valibot';

/** A mail that is being written. Addresses stay as typed: invalid ones are marked, and kept. */
export const ComposeDraft = v.object({
  id: v.string(),
  to: v.array(v.string()),
  cc: v.array(v.string()),
  bcc: v.array(v.string()),
  subject: v.string(),
  /** HTML. */
  content: v.string(),
  attachments: v.array(MailAttachment),
  references: v.array(v.string()),
  /** Version of the server's draft; `null`: it has none yet. */
  updatedAt: v.nullable(v.string()),
});
export type ComposeDraft = v.InferOutput<typeof ComposeDraft>;

export const RECIPIENT_FIELDS = ['to', 'cc', 'bcc'] as const;
export type RecipientField = (typeof RECIPIENT_FIELDS)[number];

/** No typed text in the recipient fields. */
export const NO_TYPED_TEXT: Record<RecipientField, string> = { to: '', cc: '', bcc: '' };

/** Schema of a stored mail that is being written, including the fields that are never sent to the server. */
export const StoredMailDraft = v.object({
  ...ComposeDraft.entries,
  typed: v.optional(v.object({ to: v.string(), cc: v.string(), bcc: v.string() }), NO_TYPED_TEXT),
  /** Whether it is in the outbox: submitted, and waiting for a connection. */
  isWaiting: v.optional(v.boolean()),
});

export const emptyDraft = (id: string): ComposeDraft => ({
  id,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  content: '',
  attachments: [],
  references: [],
  updatedAt: null,
});

/** Whether two drafts have the same text, regardless of their ids and versions. */
export const hasSameText = (one: ComposeDraft, other: ComposeDraft): boolean =>
  JSON.stringify({ ...one, id: '', updatedAt: null }) === JSON.stringify({ ...other, id: '', updatedAt: null });

/** Whether a text is a recipient that mail can be sent to. */
export const isRecipient = (text: string): boolean => isMailAddress(parseMailAddress(text).address);

/** Text of HTML, approximately: for searching, not for display. */
export const roughText = (html: string): string =>
  html
    .replace(/<blockquote[\s\S]*$/i, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether the text contains a picture. */
const hasPicture = (html: string): boolean => /<img\s/i.test(html);

/** Whether nothing has been written in the draft. */
export const isBlank = ({ to, cc, bcc, subject, content, attachments }: ComposeDraft): boolean =>
  [to, cc, bcc, attachments].every((list) => list.length === 0) &&
  subject.trim() === '' &&
  roughText(content) === '' &&
  !hasPicture(content);

/** Problems to fix before a mail can be sent. */
export interface ComposeProblems {
  nobody: boolean;
  /** Fields with an invalid address. */
  bad: RecipientField[];
}

export function problemsOf(draft: ComposeDraft): ComposeProblems {
  const bad = RECIPIENT_FIELDS.filter((field) => draft[field].some((text) => !isRecipient(text)));
  return { nobody: RECIPIENT_FIELDS.every((field) => draft[field].length === 0), bad };
}

/** A possible mistake to confirm before a mail is sent. */
export type ComposeWarning = 'subject' | 'text' | 'attachment';

/** Words that promise an attachment, in our languages. */
const PROMISES =
  /\b(attach(ed|ing|ment|ments)?|enclosed)\b|(?<!\p{L})(ekte\p{L}*|ekinde\p{L}*|ekler(i|de|deki)?|ekli|eki|ekled\p{L}+|ekliyor\p{L}+|ilişik\p{L}*|iliştir\p{L}+)(?!\p{L})/u;

/** Checks capitals too: `EKLİ` is lower-cased correctly in Turkish only, `ATTACHING` in English only. */
const promisesFile = (text: string): boolean => ['en', 'tr'].some((language) => PROMISES.test(text.toLocaleLowerCase(language)));

/**
 * Finds things the user may have forgotten. Only their own text is checked: no quote, and not the subject of a reply.
 * @param signature HTML that is appended automatically and not part of the text
 */
export function findComposeWarnings(
  { subject, content, attachments, references }: ComposeDraft,
  signature = '',
): ComposeWarning[] {
  const text = roughText(content);
  const isUnwritten = text === '' || text === roughText(signature);
  const own = references.length === 0 ? `${subject} ${text}` : text;
  return [
    ...(subject.trim() === '' ? ['subject' as const] : []),
    ...(isUnwritten && attachments.length === 0 && !hasPicture(content) ? ['text' as const] : []),
    ...(attachments.length === 0 && promisesFile(own) ? ['attachment' as const] : []),
  ];
}

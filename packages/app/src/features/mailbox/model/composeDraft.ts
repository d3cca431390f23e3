import { isMailAddress, MailAttachment, parseMailAddress } from '@stockroom/contract';
import * as v from 'valibot';

/** A mail that is being written. Addresses stand as they were typed: bad ones are marked, and kept. */
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
  /** Of the draft as the server has it; `null`: it has none yet. */
  updatedAt: v.nullable(v.string()),
});
export type ComposeDraft = v.InferOutput<typeof ComposeDraft>;

export const RECIPIENT_FIELDS = ['to', 'cc', 'bcc'] as const;
export type RecipientField = (typeof RECIPIENT_FIELDS)[number];

/** Typed text in the fields of the recipients that names none of them yet. */
export const NOTHING_TYPED: Record<RecipientField, string> = { to: '', cc: '', bcc: '' };

/** The stored part of a mail that is being written, with what the server is never told. */
export const KeptMail = v.object({
  ...ComposeDraft.entries,
  typed: v.optional(v.object({ to: v.string(), cc: v.string(), bcc: v.string() }), NOTHING_TYPED),
  /** It is in the outbox: sent, and waiting for a connection. */
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

/** Whether two drafts say the same, whichever their ids and however often each was kept. */
export const hasSameText = (one: ComposeDraft, other: ComposeDraft): boolean =>
  JSON.stringify({ ...one, id: '', updatedAt: null }) === JSON.stringify({ ...other, id: '', updatedAt: null });

/** Whether a text names somebody whom mail can go to. */
export const isRecipient = (text: string): boolean => isMailAddress(parseMailAddress(text).address);

/** HTML as the text that it says, roughly: to look for words, not to show. */
export const roughText = (html: string): string =>
  html
    .replace(/<blockquote[\s\S]*$/i, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a picture stands in the text. */
const hasPicture = (html: string): boolean => /<img\s/i.test(html);

/** Whether nobody has written anything into it. */
export const isBlank = ({ to, cc, bcc, subject, content, attachments }: ComposeDraft): boolean =>
  [to, cc, bcc, attachments].every((list) => list.length === 0) &&
  subject.trim() === '' &&
  roughText(content) === '' &&
  !hasPicture(content);

/** Problems to put right before a mail can be sent. */
export interface ComposeProblems {
  nobody: boolean;
  /** Fields that hold what is no address. */
  bad: RecipientField[];
}

export function problemsOf(draft: ComposeDraft): ComposeProblems {
  const bad = RECIPIENT_FIELDS.filter((field) => draft[field].some((text) => !isRecipient(text)));
  return { nobody: RECIPIENT_FIELDS.every((field) => draft[field].length === 0), bad };
}

/** A doubt to ask about before a mail is sent. */
export type ComposeDoubt = 'subject' | 'text' | 'attachment';

/** Words that promise a file, in the languages that we write in. */
const PROMISES =
  /\b(attach(ed|ing|ment|ments)?|enclosed)\b|(?<!\p{L})(ekte\p{L}*|ekinde\p{L}*|ekler(i|de|deki)?|ekli|eki|ekled\p{L}+|ekliyor\p{L}+|ilişik\p{L}*|iliştir\p{L}+)(?!\p{L})/u;

/** In capitals, too: `EKLİ` is small in Turkish alone, `ATTACHING` in English alone. */
const promisesFile = (text: string): boolean => ['en', 'tr'].some((language) => PROMISES.test(text.toLocaleLowerCase(language)));

/**
 * Things a person may have forgotten. Only their own text is looked at: no quote, and not the subject of an answer.
 * @param signature HTML that stands under it by itself, and is no text of it
 */
export function doubtsOf({ subject, content, attachments, references }: ComposeDraft, signature = ''): ComposeDoubt[] {
  const text = roughText(content);
  const isUnwritten = text === '' || text === roughText(signature);
  const own = references.length === 0 ? `${subject} ${text}` : text;
  return [
    ...(subject.trim() === '' ? ['subject' as const] : []),
    ...(isUnwritten && attachments.length === 0 && !hasPicture(content) ? ['text' as const] : []),
    ...(attachments.length === 0 && promisesFile(own) ? ['attachment' as const] : []),
  ];
}

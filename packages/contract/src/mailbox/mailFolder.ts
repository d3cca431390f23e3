import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Slugs of the folders, in the order in which they are shown. */
export const MAIL_FOLDERS = ['inbox', 'sent', 'drafts', 'spam', 'trash'] as const;
export type MailFolderSlug = (typeof MAIL_FOLDERS)[number];

/** A folder of mails. `count` is the number beside its entry: none for sent mails and for the trash. */
export const MailFolder = v.object({
  id: Id,
  title: v.string(),
  slug: v.picklist(MAIL_FOLDERS),
  icon: v.string(),
  count: v.number(),
  unreadCount: v.number(),
});
export type MailFolder = v.InferOutput<typeof MailFolder>;

export const MAIL_FILTERS = ['starred', 'important'] as const;
export type MailFilterSlug = (typeof MAIL_FILTERS)[number];

/** Mails of all folders but spam and trash that have a mark. */
export const MailFilter = v.object({ id: Id, title: v.string(), slug: v.picklist(MAIL_FILTERS), icon: v.string() });
export type MailFilter = v.InferOutput<typeof MailFilter>;

/** Where an open mail stands: beside the list or below it. */
export const MESSAGE_LAYOUTS = ['right', 'bottom'] as const;
export type MessageLayout = (typeof MESSAGE_LAYOUTS)[number];

export const MAIL_SIGNATURE_LENGTH = 2000;

export const MailboxSettings = v.object({
  messageLayout: v.picklist(MESSAGE_LAYOUTS),
  /** HTML that ends a new mail; '' for none. */
  signature: v.string(),
  /** Seconds in which a sent mail can be had back. */
  undoSeconds: v.number(),
});
export type MailboxSettings = v.InferOutput<typeof MailboxSettings>;

/** Choices of `undoSeconds`. */
export const UNDO_SECONDS = [5, 10, 20, 30] as const;

export const UpdateMailboxSettingsBody = v.object({
  settings: v.partial(
    v.object({
      messageLayout: v.picklist(MESSAGE_LAYOUTS),
      signature: v.pipe(v.string(), atMost(MAIL_SIGNATURE_LENGTH)),
      undoSeconds: v.picklist(UNDO_SECONDS),
    }),
  ),
});
